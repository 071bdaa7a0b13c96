import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { KommentarRow } from '../../database/schema.ts';
import { enqueueMail } from '../../mail/outbox.ts';

/** At most one mail per thread and person in this time, however lively the thread. */
export const NOTICE_PAUSE_MS = 60 * 60_000;

type NewComment = Pick<KommentarRow, 'id' | 'doc_slug' | 'blokk_slug' | 'player_id'>;

/** Mails for the others who have written in the thread and want to know. Runs in the comment's own transaction. */
export async function enqueueNotices(transaction: Connection, comment: NewComment, now: number): Promise<void> {
  const ids = await claimRecipients(transaction, comment, now);
  if (ids.length === 0) return;
  const people = await transaction
    .selectFrom('player')
    .select(['id', 'email', 'human_lang'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, email, human_lang } of people) {
    const mail = { template: 'comment_notice', to_email: email, player_id: id, human_lang } as const;
    await enqueueMail(transaction, { ...mail, params: { comment: comment.id } }, now);
  }
}

/** Notes the time for everybody who is due, in one statement: two comments at once cannot both claim one person. */
async function claimRecipients(transaction: Connection, comment: NewComment, now: number): Promise<number[]> {
  const { doc_slug, blokk_slug, player_id } = comment;
  const due = transaction
    .selectFrom('blokk_kommentar')
    .innerJoin('player', 'player.id', 'blokk_kommentar.player_id')
    .select([
      'player.id as player_id',
      'blokk_kommentar.doc_slug',
      'blokk_kommentar.blokk_slug',
      sql<number>`cast(${now} as bigint)`.as('noticed_at'),
    ])
    .distinct()
    .where('blokk_kommentar.doc_slug', '=', doc_slug)
    .where('blokk_kommentar.blokk_slug', '=', blokk_slug)
    .where('blokk_kommentar.deleted_at', 'is', null)
    .where('player.id', '!=', player_id)
    .where('player.notify_comments', '=', 1)
    .where('player.deleted_at', 'is', null);
  const claimed = await transaction
    .insertInto('comment_notice')
    .columns(['player_id', 'doc_slug', 'blokk_slug', 'noticed_at'])
    .expression(due)
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'doc_slug', 'blokk_slug'])
        .doUpdateSet({ noticed_at: now })
        .where('comment_notice.noticed_at', '<=', now - NOTICE_PAUSE_MS),
    )
    .returning('player_id')
    .execute();
  return claimed.map((row) => row.player_id);
}
