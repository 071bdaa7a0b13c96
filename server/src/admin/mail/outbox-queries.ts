import type { OutboxMail } from '@kodestien/contract/admin/mail';
import type { OutboxState } from '@kodestien/contract/admin/rules';
import type { Connection } from '../../database/connect.ts';
import type { PageRequest } from '../page.ts';

const SHOWN = [
  'id',
  'template',
  'to_email',
  'human_lang',
  'state',
  'attempts',
  'next_attempt_at',
  'last_error',
  'created_at',
  'sent_at',
] as const;

export async function listOutbox(
  connection: Connection,
  state: OutboxState | undefined,
  { before, limit }: PageRequest,
): Promise<OutboxMail[]> {
  let query = connection.selectFrom('outbox').select(SHOWN);
  if (state !== undefined) query = query.where('state', '=', state);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(shown);
}

export async function hasMail(connection: Connection, id: number): Promise<boolean> {
  return (await connection.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** As if it were new; nothing, when it has been sent or is being sent. */
export async function retryMail(transaction: Connection, id: number, now: number): Promise<OutboxMail | undefined> {
  const row = await transaction
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, claimed_until: null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed', 'cancelled'])
    .returning(SHOWN)
    .executeTakeFirst();
  return row && shown(row);
}

/** One that a server is sending can no longer be cancelled. */
export async function cancelMail(transaction: Connection, id: number): Promise<OutboxMail | undefined> {
  const row = await transaction
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(SHOWN)
    .executeTakeFirst();
  return row && shown(row);
}

type Row = Omit<OutboxMail, 'next_attempt_at'> & { next_attempt_at: number };

function shown(row: Row): OutboxMail {
  return { ...row, next_attempt_at: row.state === 'waiting' ? row.next_attempt_at : null };
}
