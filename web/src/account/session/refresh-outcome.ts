import { ApiError } from '../../api-client/errors.ts';

/** What a failed refresh means for the session. */
export type RefreshFailure =
  /** The server no longer takes the token: stored values stay, the page says so and offers sign-in. */
  | 'ended'
  /** A status that we do not know: sign out. */
  | 'sign_out'
  /** No answer is not a status: everything stays, and is tried again. */
  | 'try_again';

const ENDED_STATUSES = new Set([400, 401, 404]);

export function refreshFailure(error: unknown): RefreshFailure {
  if (!(error instanceof ApiError)) return 'try_again';
  return ENDED_STATUSES.has(error.status) ? 'ended' : 'sign_out';
}

/** How long to wait after no answer. Two tries fit inside the 30 s in which a lost answer can be had again. */
export function pauseBeforeRetry(failuresInARow: number): number {
  return Math.min(5_000 * 2 ** (failuresInARow - 1), 60_000);
}
