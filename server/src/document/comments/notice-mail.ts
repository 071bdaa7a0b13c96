import type { HumanLang, Translated } from '@kodestien/contract/language';
import type { Connection } from '../../database/connect.ts';
import type { OutboxRow } from '../../database/schema.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { type MailContent, renderMail } from '../../mail/render.ts';
import type { ComposedMail } from '../../mail/transport.ts';

type Facts = { username: string; author: string; txt: string; tittel: string; link: string };

export const COMMENT_NOTICE_TEXTS: Record<HumanLang, (facts: Facts) => MailContent> = {
  _no: ({ username, author, txt, tittel, link }) => ({
    subject: `${author} skrev en kommentar i «${tittel}»`,
    heading: `Hei, ${username}!`,
    paragraphs: [`${author} har skrevet i en tråd der du også har skrevet, i «${tittel}»:`, txt],
    button: { label: 'Les tråden', link },
    footer:
      'Du får høyst én slik e-post i timen for hver tråd. Vil du ikke ha dem, kan du slå dem av under varsler i innstillingene dine.',
  }),
  _eng: ({ username, author, txt, tittel, link }) => ({
    subject: `${author} wrote a comment in “${tittel}”`,
    heading: `Hello, ${username}!`,
    paragraphs: [`${author} has written in a thread where you have written too, in “${tittel}”:`, txt],
    button: { label: 'Read the thread', link },
    footer:
      'You get at most one such email an hour for each thread. If you’d rather not, turn them off under notifications in your settings.',
  }),
};

/** Null when there is nothing left to tell: the comment, the document is gone, or the notices are turned off. */
export async function composeCommentNotice(
  row: OutboxRow,
  { connection, publicUrl, mailFrom }: { connection: Connection; publicUrl: string; mailFrom: string },
): Promise<ComposedMail | null> {
  const { comment: id } = JSON.parse(row.params) as { comment: string };
  const player = await connection
    .selectFrom('player')
    .select(['username', 'email', 'human_lang', 'notify_comments', 'deleted_at'])
    .where('id', '=', row.player_id)
    .executeTakeFirst();
  const comment = await connection
    .selectFrom('blokk_kommentar')
    .innerJoin('player', 'player.id', 'blokk_kommentar.player_id')
    .innerJoin('document', 'document.slug', 'blokk_kommentar.doc_slug')
    .select(['player.username as author', 'txt', 'doc_slug', 'blokk_slug', 'document.json'])
    .where('blokk_kommentar.id', '=', id)
    .where('blokk_kommentar.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!player || player.deleted_at !== null || player.notify_comments === 0 || !comment) return null;
  const tittel = (JSON.parse(comment.json) as { tittel: Translated }).tittel[player.human_lang];
  const link = `${publicUrl}/doc/${comment.doc_slug}#${comment.blokk_slug}`;
  const { author, txt } = comment;
  return {
    ...renderMail(
      COMMENT_NOTICE_TEXTS[player.human_lang]({ username: player.username, author, txt, tittel, link }),
      player.human_lang,
    ),
    to: player.email,
    from: mailFrom,
    messageId: messageIdOf(row, publicUrl),
    link,
  };
}
