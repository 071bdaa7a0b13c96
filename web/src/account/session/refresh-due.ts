import { TOKEN_REFRESH_INTERVAL_MS } from '@kodestien/contract/limits';

/** Milliseconds until the tokens want renewing; 0 when that is now (also after a laptop has slept). */
export function timeUntilRefresh(refreshedAt: number, now: number): number {
  const age = now - refreshedAt;
  // A clock that has been set back must not put the refresh off by more than one interval.
  if (age < 0) return 0;
  return Math.max(0, TOKEN_REFRESH_INTERVAL_MS - age);
}

export type RefreshReason =
  /** The app starts: the tokens are always tried. */
  | { kind: 'start' }
  /** The interval has passed. */
  | { kind: 'interval' }
  /** A call was refused with this access token. */
  | { kind: 'refused'; access: string };

/** Asked inside the lock: has another tab already done what this one came to do? */
export function isAlreadyRefreshed(
  reason: RefreshReason,
  stored: { access: string; refreshedAt: number },
  askedAt: number,
  now: number,
): boolean {
  if (reason.kind === 'refused') return stored.access !== reason.access;
  if (reason.kind === 'start') return stored.refreshedAt > askedAt;
  return timeUntilRefresh(stored.refreshedAt, now) > 0;
}
