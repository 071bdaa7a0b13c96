import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import { sha256 } from '../secrets.ts';
import { ProblemError } from './problem.ts';

type Limit = { hits: number; windowMs: number };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Strict by account, where guessing and mail bombs happen; generous by address, because a whole class
 * (or a whole school) comes from one. Counted in the database, so that all servers count together.
 * docs/decisions/011-sign-in-limits.md explains how those of the sign-in work together.
 */
const LIMITS = {
  signin_account_address: { hits: 10, windowMs: 5 * MINUTE },
  signin_account: { hits: 50, windowMs: HOUR },
  signin_account_slow: { hits: 1, windowMs: 10_000 },
  signin_known_account: { hits: 120, windowMs: MINUTE },
  signin_device: { hits: 10, windowMs: 5 * MINUTE },
  signin_device_trust: { hits: 30, windowMs: HOUR },
  signin_address: { hits: 600, windowMs: MINUTE },
  oidc_address: { hits: 600, windowMs: MINUTE },
  signup_address: { hits: 300, windowMs: 10 * MINUTE },
  mail_recipient: { hits: 5, windowMs: HOUR },
  mail_address: { hits: 600, windowMs: HOUR },
  email_change_account: { hits: 5, windowMs: HOUR },
  account_change_account: { hits: 10, windowMs: HOUR },
  link_address: { hits: 300, windowMs: MINUTE },
  comment_account: { hits: 20, windowMs: MINUTE },
  developer_mail_account: { hits: 60, windowMs: HOUR },
  answer_account: { hits: 60, windowMs: MINUTE },
  answer_address: { hits: 1200, windowMs: MINUTE },
  run_account: { hits: 120, windowMs: MINUTE },
  run_address: { hits: 1200, windowMs: MINUTE },
  draft_account: { hits: 240, windowMs: MINUTE },
  picture_account: { hits: 30, windowMs: HOUR },
  class_code_account: { hits: 10, windowMs: 10 * MINUTE },
  class_code_address: { hits: 120, windowMs: HOUR },
  class_pupils_account: { hits: 30, windowMs: HOUR },
  class_teacher_account: { hits: 60, windowMs: HOUR },
  question_account: { hits: 20, windowMs: 10 * MINUTE },
  showing_account: { hits: 30, windowMs: 10 * MINUTE },
  line_comment_account: { hits: 120, windowMs: 10 * MINUTE },
  opptatt_address: { hits: 3000, windowMs: MINUTE },
  search_address: { hits: 3000, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Where a count is after one more hit, and when it starts again. */
export type Count = { isOver: boolean; retryAfterSeconds: number };

export function tooManyRequests({ retryAfterSeconds }: Count): ProblemError {
  return new ProblemError('too_many_requests', { retryAfterSeconds });
}

export class RateLimiter {
  readonly #connection: Connection;
  readonly #factor: number;
  readonly #now: () => number;

  constructor(connection: Connection, factor: number, now: () => number) {
    this.#connection = connection;
    this.#factor = factor;
    this.#now = now;
  }

  /** Counts one hit, or refuses. Counting comes first, so that attempts at the same moment are all counted. */
  async take(name: LimitName, key: string): Promise<void> {
    const count = await this.count(name, key);
    if (count.isOver) throw tooManyRequests(count);
  }

  async count(name: LimitName, key: string): Promise<Count> {
    const { hits: allowed, windowMs } = LIMITS[name];
    const now = this.#now();
    // One that begins in the future was counted while the clock was wrong; it would keep people out until then.
    const expired = sql<boolean>`(rate_limit.window_start <= ${now - windowMs} or rate_limit.window_start > ${now + windowMs})`;
    const { hits, window_start } = await this.#connection
      .insertInto('rate_limit')
      .values({ bucket: bucketOf(name, key), window_start: now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          hits: sql`case when ${expired} then 1 else rate_limit.hits + 1 end`,
          window_start: sql`case when ${expired} then ${now} else rate_limit.window_start end`,
        }),
      )
      .returning(['hits', 'window_start'])
      .executeTakeFirstOrThrow();
    return {
      isOver: hits > Math.max(1, Math.round(allowed * this.#factor)),
      retryAfterSeconds: Math.max(1, Math.ceil((window_start + windowMs - now) / 1000)),
    };
  }

  /** The last hit turned out harmless; the ones before it stay. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.#connection
      .updateTable('rate_limit')
      .set((row) => ({ hits: row('hits', '-', 1) }))
      .where('bucket', '=', bucketOf(name, key))
      .where('hits', '>', 0)
      .execute();
  }

  /** What was counted turned out harmless: a right password after some wrong ones. */
  async reset(name: LimitName, key: string): Promise<void> {
    await this.#connection.deleteFrom('rate_limit').where('bucket', '=', bucketOf(name, key)).execute();
  }
}

/** Hashed: neither addresses nor e-mail addresses of strangers belong in the database. */
function bucketOf(name: LimitName, key: string): string {
  return `${name}:${sha256(key)}`;
}

export async function forgetOldCounts(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('rate_limit')
    .where('window_start', '<', now - 2 * HOUR)
    .execute();
}
