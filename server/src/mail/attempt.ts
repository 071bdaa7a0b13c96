import type { OutboxRow } from '../database/schema.ts';
import { oneLine } from '../one-line.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Outcome } from './queries.ts';
import { type ComposedMail, type MailTransport, PermanentMailError } from './transport.ts';

/** Null: there is nobody to send to, and the row goes without a trace. */
export type Compose = (row: OutboxRow) => Promise<ComposedMail | null>;

type Means = { compose: Compose; transport: MailTransport; now: () => number; sendLimitMs: number };

/** Tries to send one claimed mail. Never throws: whatever happens is an outcome. */
export async function attemptMail(row: OutboxRow, means: Means): Promise<Outcome> {
  try {
    // Not counted as failed because the server was ended each time, perhaps by this mail.
    if (row.attempts > MAX_ATTEMPTS) throw new PermanentMailError('Each attempt was interrupted.');
    const mail = await means.compose(row);
    if (!mail) return { kind: 'nobody' };
    // Too little of the lease may be left after a slow database: then another server may send it too.
    if (means.now() + means.sendLimitMs > (row.claimed_until ?? 0)) throw new Error('Writing the mail took too long.');
    await means.transport.send(mail, AbortSignal.timeout(means.sendLimitMs));
    return { kind: 'sent', at: means.now() };
  } catch (error) {
    const pause = error instanceof PermanentMailError ? null : pauseAfter(row.attempts);
    const reason = describe(error);
    if (pause === null) return { kind: 'failed', error: reason };
    return { kind: 'retry', at: means.now() + pause, error: reason };
  }
}

const REASON_MAX = 500;

/** Mail servers answer with the address in it: that is nothing for logs. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return oneLine(text)
    .replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '(address)')
    .slice(0, REASON_MAX);
}
