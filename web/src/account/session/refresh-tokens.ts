import { call } from '../../api-client/call.ts';
import { isAlreadyRefreshed, type RefreshReason } from './refresh-due.ts';
import { type RefreshFailure, refreshFailure } from './refresh-outcome.ts';
import type { StoredValues } from './stored-values.ts';

export type RefreshResult = 'refreshed' | 'adopted' | 'no_tokens' | RefreshFailure;

/** Renews the tokens, or takes over those that another call or another tab has renewed meanwhile. */
export async function refreshTokens(
  reason: RefreshReason,
  stored: StoredValues,
  deadline?: AbortSignal,
): Promise<RefreshResult> {
  const askedAt = Date.now();
  const isDone = (): RefreshResult | null => {
    const tokens = stored.tokens();
    if (!tokens) return 'no_tokens';
    const storedNow = { access: tokens.access, refreshedAt: stored.refreshedAt() };
    return isAlreadyRefreshed(reason, storedNow, askedAt, Date.now()) ? 'adopted' : null;
  };
  const renewUnlessDone = async () => isDone() ?? renew(stored, deadline);
  const hasWritten = (result: RefreshResult) => result === 'refreshed';
  try {
    // Asked twice: a second call of this tab need not wait for the other tabs to hear of the first.
    return await inTurn(async () => isDone() ?? oneTabAtATime(renewUnlessDone, hasWritten, deadline));
  } catch (error) {
    // The deadline passed while another tab was still trying.
    if (deadline?.aborted) return failed(error);
    throw error;
  }
}

async function renew(stored: StoredValues, deadline: AbortSignal | undefined): Promise<RefreshResult> {
  const refresh = stored.tokens()?.refresh ?? '';
  try {
    const renewed = await call('POST token/refresh/', { refresh }, { signal: deadline });
    const replaced = whatReplaced(refresh, stored);
    if (replaced) return replaced;
    stored.storeTokens(renewed, Date.now());
    return 'refreshed';
  } catch (error) {
    return whatReplaced(refresh, stored) ?? failed(error);
  }
}

/** Every failed refresh goes to the console (specification point 8); the message holds status and code alone. */
function failed(error: unknown): RefreshFailure {
  console.log('token refresh:', error instanceof Error ? error.message : error);
  return refreshFailure(error);
}

/** The person may have signed out, or in as someone else, while the answer was on its way: then it is void. */
function whatReplaced(refresh: string, stored: StoredValues): 'adopted' | 'no_tokens' | null {
  const now = stored.tokens();
  if (!now) return 'no_tokens';
  return now.refresh === refresh ? null : 'adopted';
}

let queue: Promise<unknown> = Promise.resolve();

/** One at a time within this tab. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** What one tab has written reaches the others a moment later; anyone who comes next must find it there. */
const STORAGE_TRAVELS_MS = 300;

/**
 * One at a time across tabs. Browsers offer locks only on https and localhost; elsewhere two tabs that renew at
 * once are forgiven by the server: within 30 s it answers a spent refresh token with the same successor.
 */
function oneTabAtATime<Result>(
  work: () => Promise<Result>,
  hasWritten: (result: Result) => boolean,
  /** Ends the wait for a turn; work that has begun is for `work` to end. */
  signal: AbortSignal | undefined,
): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  // The result is given at once; the lock is let go when the other tabs can see what was written.
  return new Promise((resolve, reject) => {
    locks
      .request('kodestien-refresh', { ...(signal && { signal }) }, async () => {
        const result = await work();
        resolve(result);
        if (hasWritten(result)) await new Promise((travelled) => setTimeout(travelled, STORAGE_TRAVELS_MS));
      })
      .catch(reject);
  });
}
