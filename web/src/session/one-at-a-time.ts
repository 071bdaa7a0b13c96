let queue: Promise<unknown> = Promise.resolve();

/** One at a time within this tab. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** What one tab has written reaches the others a moment later; whoever comes next must find it there. */
const STORAGE_TRAVELS_MS = 300;

/**
 * One at a time across tabs. Browsers offer locks only on https and localhost; elsewhere two tabs that renew at
 * once are forgiven by the server: within 30 s it answers a spent refresh token with the same successor.
 */
export function oneTabAtATime<Result>(
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
