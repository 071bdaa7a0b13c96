import type { MailTemplate } from '@kodestien/contract/admin/rules';
import type { HumanLang } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';

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
 * Wake the worker when that transaction has ended.
 */
export async function enqueueMail(connection: Connection, mail: NewMail, now: number): Promise<void> {
  // Superusers who were made on the command line have no address until they set one.
  if (mail.to_email.endsWith('@localhost')) return;
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

const STORED_MS = 30 * 24 * 60 * 60_000;

/** Addresses are not stored longer than they are needed to answer "did that mail go out?". */
export async function forgetOldMail(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'sent'), row('sent_at', '<', now - STORED_MS)]),
        row.and([row('state', 'in', ['failed', 'cancelled']), row('created_at', '<', now - STORED_MS)]),
      ]),
    )
    .execute();
}
