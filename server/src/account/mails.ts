import type { MailTemplate } from '@kodestien/contract/admin/rules';
import { CONFIRM_LINK_LIFETIME_MS, RESET_LINK_LIFETIME_MS } from '@kodestien/contract/limits';
import type { PageName } from '@kodestien/contract/pages';
import type { Connection } from '../database/connect.ts';
import type { LinkPurpose, OutboxRow, PlayerRow } from '../database/schema.ts';
import { messageIdOf } from '../mail/message-id.ts';
import { renderMail } from '../mail/render.ts';
import { type ComposedMail, PermanentMailError } from '../mail/transport.ts';
import { findPlayerById, findPlayerByName } from '../player/queries.ts';
import type { Secrets } from '../secrets.ts';
import { issueLinkToken } from './link-token.ts';
import { type AccountMailTexts, RESET_TEXTS, USER_CONFIRM_TEXTS } from './mail-texts.ts';
import {
  EMAIL_CHANGE_CONFIRM_TEXTS,
  EMAIL_CHANGE_NOTICE_TEXTS,
  OIDC_LINKED_TEXTS,
  PASSWORD_CHANGED_TEXTS,
  USER_DELETE_TEXTS,
  USERNAME_CHANGED_TEXTS,
} from './notice-texts.ts';
import { CLASS_DELETE_TEXTS, TEACHER_GRANTED_TEXTS } from './teacher-texts.ts';

export type MailContext = {
  connection: Connection;
  secrets: Secrets;
  publicUrl: string;
  mailFrom: string;
  contactEmail: string;
  now?: () => number;
};

type AccountMail = {
  /** The page that its button opens. */
  page: PageName;
  /** With a token in the address, when opening the page settles something. */
  token?: { purpose: LinkPurpose; lifetimeMs: number };
  /**
   * To the address that the row names, even when it is not (or no longer) the account's own: anyone who takes an account
   * over must not get the notice of it by changing the address too.
   */
  toNamedAddress?: true;
  texts: AccountMailTexts;
  /** Is there still a reason to write to this player? */
  requested(player: PlayerRow, row: OutboxRow): boolean;
};

/** Comments write their own. */
type AccountTemplate = Exclude<MailTemplate, 'comment_notice'>;

const MAILS: Record<AccountTemplate, AccountMail> = {
  user_confirm: {
    page: 'signin_email_confirm',
    token: { purpose: 'confirm', lifetimeMs: CONFIRM_LINK_LIFETIME_MS },
    texts: USER_CONFIRM_TEXTS,
    requested: (player) => player.confirmed_at === null,
  },
  glemt_passord: {
    page: 'signin_glemt_passord_confirm',
    token: { purpose: 'reset', lifetimeMs: RESET_LINK_LIFETIME_MS },
    texts: RESET_TEXTS,
    requested: () => true,
  },
  password_changed: {
    page: 'signin_glemt_passord',
    toNamedAddress: true,
    texts: PASSWORD_CHANGED_TEXTS,
    requested: () => true,
  },
  username_changed: {
    page: 'signin_glemt_passord',
    toNamedAddress: true,
    texts: USERNAME_CHANGED_TEXTS,
    requested: () => true,
  },
  email_change_confirm: {
    page: 'signin_email_confirm',
    token: { purpose: 'email_change', lifetimeMs: CONFIRM_LINK_LIFETIME_MS },
    toNamedAddress: true,
    texts: EMAIL_CHANGE_CONFIRM_TEXTS,
    requested: (player, row) => player.email_pending === row.to_email,
  },
  email_change_notice: {
    page: 'signin_glemt_passord',
    toNamedAddress: true,
    texts: EMAIL_CHANGE_NOTICE_TEXTS,
    requested: () => true,
  },
  oidc_linked: {
    page: 'profil_set',
    toNamedAddress: true,
    texts: OIDC_LINKED_TEXTS,
    requested: () => true,
  },
  teacher_granted: {
    page: 'klasser',
    texts: TEACHER_GRANTED_TEXTS,
    requested: (player) => player.is_teacher === 1,
  },
  class_delete_notice: {
    page: 'klasser',
    texts: CLASS_DELETE_TEXTS,
    requested: () => true,
  },
  user_delete_notice: {
    page: 'signin',
    toNamedAddress: true,
    texts: USER_DELETE_TEXTS,
    requested: (player) => player.deleted_at !== null,
  },
};

/** Writes the mail that a row of the outbox represents; null when there is nobody to write to. */
export async function composeAccountMail(row: OutboxRow, context: MailContext): Promise<ComposedMail | null> {
  // A newer server beside this one may know it: this one leaves it to be tried again.
  if (!isAccountTemplate(row.template)) throw new Error(`No mail is called ${row.template}.`);
  const mail = MAILS[row.template];
  const player = await recipientOf(row, context.connection);
  if (!player || !mail.requested(player, row)) return null;
  const to = mail.toNamedAddress ? row.to_email : player.email;
  const link = await linkOf(row, mail, { playerId: player.id, email: to }, context);
  const facts = { username: player.username, link, params: JSON.parse(row.params), contact: context.contactEmail };
  return {
    ...renderMail(mail.texts[player.human_lang](facts), player.human_lang),
    to,
    from: context.mailFrom,
    messageId: messageIdOf(row, context.publicUrl),
    link,
  };
}

function isAccountTemplate(template: string): template is AccountTemplate {
  return Object.hasOwn(MAILS, template);
}

/** A mail that anyone may ask for names only an address; whether someone has it is found out here, not in the call. */
function recipientOf(row: OutboxRow, connection: Connection): Promise<PlayerRow | undefined> {
  return row.player_id === null
    ? findPlayerByName(connection, row.to_email)
    : findPlayerById(connection, row.player_id);
}

async function linkOf(
  row: OutboxRow,
  mail: AccountMail,
  reader: { playerId: number; email: string },
  context: MailContext,
): Promise<string> {
  const page = `${context.publicUrl}/${mail.page}`;
  if (!mail.token) return page;
  const now = (context.now ?? Date.now)();
  // The mail server was away for so long that the link would not work: better no mail than a link that does not work.
  if (now >= row.created_at + mail.token.lifetimeMs)
    throw new PermanentMailError('The link expired before it could be sent.');
  const token = await issueLinkToken(
    context.connection,
    context.secrets.link,
    { id: row.id, createdAt: row.created_at },
    { ...reader, purpose: mail.token.purpose },
  );
  return `${page}?token=${token}`;
}
