import { CONFIRM_LINK_LIFETIME_MS, RESET_LINK_LIFETIME_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { LinkPurpose, OutboxRow, PlayerRow } from '../database/schema.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { isMailTemplate, type MailTemplate } from '../mail/outbox.ts';
import { renderMail } from '../mail/render.ts';
import { type ComposedMail, PermanentMailError } from '../mail/transport.ts';
import type { Secrets } from '../secrets.ts';
import { issueLinkToken } from './link-token.ts';
import { type LinkMailTexts, RESET_TEXTS, USER_CONFIRM_TEXTS } from './mail-texts.ts';
import { findPlayerById, findPlayerByName } from './queries.ts';

export type MailContext = {
  connection: Connection;
  secrets: Secrets;
  publicUrl: string;
  mailFrom: string;
  now?: () => number;
};

type LinkMail = {
  purpose: LinkPurpose;
  page: string;
  lifetimeMs: number;
  texts: LinkMailTexts;
  /** Is there still a reason to write to this player? */
  wanted(player: PlayerRow): boolean;
};

const MAILS: Record<MailTemplate, LinkMail> = {
  user_confirm: {
    purpose: 'confirm',
    page: 'signin_email_confirm',
    lifetimeMs: CONFIRM_LINK_LIFETIME_MS,
    texts: USER_CONFIRM_TEXTS,
    wanted: (player) => player.confirmed_at === null,
  },
  glemt_passord: {
    purpose: 'reset',
    page: 'signin_glemt_passord_confirm',
    lifetimeMs: RESET_LINK_LIFETIME_MS,
    texts: RESET_TEXTS,
    wanted: () => true,
  },
};

/** Writes the mail that a row of the outbox stands for; null when there is nobody to write to. */
export async function composeAccountMail(row: OutboxRow, context: MailContext): Promise<ComposedMail | null> {
  // A newer server beside this one may know it: this one leaves it to be tried again.
  if (!isMailTemplate(row.template)) throw new Error(`No mail is called ${row.template}.`);
  const mail = MAILS[row.template];
  const player = await recipientOf(row, context.connection);
  if (!player || !mail.wanted(player)) return null;
  const link = await linkOf(row, mail, player, context);
  const content = mail.texts[player.human_lang]({ username: player.username, link });
  return {
    ...renderMail(content, player.human_lang),
    to: player.email,
    from: context.mailFrom,
    messageId: messageIdOf(row, context.publicUrl),
    link,
  };
}

/** A mail that anyone may ask for names only an address; whether somebody has it is found out here, not in the call. */
function recipientOf(row: OutboxRow, connection: Connection): Promise<PlayerRow | undefined> {
  return row.player_id === null
    ? findPlayerByName(connection, row.to_email)
    : findPlayerById(connection, row.player_id);
}

async function linkOf(row: OutboxRow, mail: LinkMail, player: PlayerRow, context: MailContext): Promise<string> {
  const now = (context.now ?? Date.now)();
  // The mail server was away for so long that the link would not work: better no mail than a dead link.
  if (now >= row.created_at + mail.lifetimeMs)
    throw new PermanentMailError('The link expired before it could be sent.');
  const token = await issueLinkToken(
    context.connection,
    context.secrets.link,
    { id: row.id, createdAt: row.created_at },
    { playerId: player.id, purpose: mail.purpose },
  );
  return `${context.publicUrl}/${mail.page}?token=${token}`;
}
