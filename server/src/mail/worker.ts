import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { OutboxRow } from '../database/schema.ts';
import { attemptMail, type Compose } from './attempt.ts';
import { claimNextMail, type Outcome, recordOutcome } from './queries.ts';
import type { MailTransport } from './transport.ts';

const AT_ONCE = 4;
const POLL_MS = 5000;
const SEND_LIMIT_MS = 60_000;
/** How much longer a claim lasts than one sending may: slow queries, and servers whose clocks differ. */
const LEASE_MARGIN_MS = 120_000;

export type MailWorker = {
  /** There is new mail: read the outbox now, not at the next poll. */
  wake(): void;
  /** Takes no more mail, and returns when the mails under way are done. */
  stop(): Promise<void>;
};

type MailWorkerOptions = {
  database: Database;
  compose: Compose;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now?: () => number;
  pollMs?: number;
  sendLimitMs?: number;
};

/** Sends what the outbox holds. Any number of servers may run one on the same database. */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { database, compose, transport, log } = options;
  const { now = Date.now, pollMs = POLL_MS, sendLimitMs = SEND_LIMIT_MS } = options;
  const sleeper = createSleeper();
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  let databaseFails = false;

  async function claim(): Promise<OutboxRow | null> {
    try {
      const row = await claimNextMail(database, now(), sendLimitMs + LEASE_MARGIN_MS);
      databaseFails = false;
      return row;
    } catch (err) {
      // Said once, not at every poll for as long as the database does not answer.
      if (!databaseFails) log.error({ err }, 'The mail worker cannot read the outbox; it keeps trying');
      databaseFails = true;
      return null;
    }
  }

  /** A mail that went out but is not written down as sent would go out again: worth trying for as long as it is ours. */
  async function record(row: OutboxRow, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        const ours = await recordOutcome(database.connection, row, outcome);
        if (!ours) log.warn({ mail: row.id }, 'A mail was taken over or removed while it was being sent');
        return;
      } catch (err) {
        log.error({ err, mail: row.id, outcome: outcome.kind }, 'What became of a mail could not be written down');
        if (stopping || now() >= (row.claimed_until ?? 0)) return;
        await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
      }
    }
  }

  async function handle(row: OutboxRow): Promise<void> {
    const outcome = await attemptMail(row, { compose, transport, now, sendLimitMs });
    const about = { mail: row.id, template: row.template, attempts: row.attempts };
    if (outcome.kind === 'sent') log.info(about, 'Mail sent');
    if (outcome.kind === 'retry')
      log.warn({ ...about, reason: outcome.error }, 'Mail not sent; it will be tried again');
    if (outcome.kind === 'failed') log.error({ ...about, reason: outcome.error }, 'Mail given up');
    await record(row, outcome);
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const row = await claim();
      if (!row) {
        await sleeper.sleep(pollMs);
        continue;
      }
      const handled = handle(row).finally(() => underWay.delete(handled));
      underWay.add(handled);
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    wake: () => sleeper.wake(),
    async stop() {
      stopping = true;
      sleeper.wake();
      await running;
    },
  };
}

/** Sleeps until the time is up or someone wakes it. If it is woken while it is not asleep, the next sleep ends at once. */
function createSleeper() {
  let isWoken = false;
  let endSleep = () => {};
  return {
    wake() {
      isWoken = true;
      endSleep();
    },
    async sleep(ms: number): Promise<void> {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          // A sleeping worker is no reason for the process to stay.
          const timer = setTimeout(resolve, ms).unref();
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}
