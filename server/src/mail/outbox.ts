import type { HumanLang } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';

/** Every kind of mail. Adding one here makes the compiler ask for its text (account/mails.ts). */
export const MAIL_TEMPLATES = [
  'user_confirm',
  'glemt_passord',
  'password_changed',
  'email_change_confirm',
  'email_change_notice',
  'user_delete_notice',
  'comment_notice',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export type NewMail = {
  template: MailTemplate;
  to_email: string;
  /** Null when the caller does not know (or must not show by its timing) whose address it is. */
  player_id: number | null;
  human_lang: HumanLang;
  /** Never a secret: links are derived when the mail is written. */
  params?: Record<string, string | number>;
};

/**
 * Call it inside the transaction that causes the mail: both happen, or neither.
 * Nudge the worker when that transaction is through.
 */
export async function enqueueMail(connection: Connection, mail: NewMail, now: number): Promise<void> {
  await connection
    .insertInto('outbox')
    .values({
      ...mail,
      params: JSON.stringify(mail.params ?? {}),
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Addresses are not kept longer than one needs them to answer "did that mail go out?". */
export async function forgetOldMail(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'sent'), row('sent_at', '<', now - KEPT_MS)]),
        row.and([row('state', 'in', ['failed', 'cancelled']), row('created_at', '<', now - KEPT_MS)]),
      ]),
    )
    .execute();
}
