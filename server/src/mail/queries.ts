import type { Connection, Database } from '../database/connect.ts';
import type { OutboxRow } from '../database/schema.ts';
import { LONGEST_PAUSE_MS } from './backoff.ts';

/**
 * Takes one mail that is due, so that no other server sends it before the lease ends. A mail that
 * an ended server left behind is due when its lease is over. Null when there is nothing to do.
 */
export async function claimNextMail(database: Database, now: number, leaseMs: number): Promise<OutboxRow | null> {
  const due = database.connection
    .selectFrom('outbox')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('next_attempt_at', '<=', now)]),
        row.and([row('state', '=', 'sending'), row('claimed_until', '<', now)]),
        // Later than any pause or claim of ours: written while the clock was wrong.
        row.and([row('state', '=', 'waiting'), row('next_attempt_at', '>', now + 2 * LONGEST_PAUSE_MS)]),
        row.and([row('state', '=', 'sending'), row('claimed_until', '>', now + 2 * leaseMs)]),
      ]),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    // SQLite has one writer at a time and needs no lock on rows; in PostgreSQL two servers must not wait for the same one.
    .$if(database.kind === 'postgres', (query) => query.forUpdate().skipLocked());
  const claimed = await database.connection
    .updateTable('outbox')
    .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1), claimed_until: now + leaseMs }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** What another server was sending is due again, at once. Only for a server that knows that it is alone. */
export async function takeBackMails(connection: Connection, now: number): Promise<void> {
  await connection
    .updateTable('outbox')
    .set({ state: 'waiting', next_attempt_at: now, claimed_until: null })
    .where('state', '=', 'sending')
    .execute();
}

/** By state, those of every server. */
export async function countUnsentMails(
  connection: Connection,
): Promise<Record<'waiting' | 'sending' | 'failed', number>> {
  const rows = await connection
    .selectFrom('outbox')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .groupBy('state')
    .execute();
  return { waiting: 0, sending: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** What became of one attempt. */
export type Outcome =
  | { kind: 'sent'; at: number }
  | { kind: 'nobody' }
  | { kind: 'retry'; at: number; error: string }
  | { kind: 'failed'; error: string };

/**
 * Writes down what became of a claimed mail, unless another server has taken it over meanwhile:
 * each claim has its own number of attempts. False if it was no longer ours.
 */
export async function recordOutcome(connection: Connection, claim: OutboxRow, outcome: Outcome): Promise<boolean> {
  if (outcome.kind === 'nobody') {
    const gone = await connection
      .deleteFrom('outbox')
      .where('id', '=', claim.id)
      .where('state', '=', 'sending')
      .where('attempts', '=', claim.attempts)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }
  const changed = await connection
    .updateTable('outbox')
    .set({ claimed_until: null, ...columnsOf(outcome) })
    .where('id', '=', claim.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', claim.attempts)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function columnsOf(outcome: Exclude<Outcome, { kind: 'nobody' }>) {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', sent_at: outcome.at, last_error: null } as const;
    case 'retry':
      return { state: 'waiting', next_attempt_at: outcome.at, last_error: outcome.error } as const;
    case 'failed':
      return { state: 'failed', last_error: outcome.error } as const;
  }
}
