let queue: Promise<unknown> = Promise.resolve();

/**
 * One refresh at a time, across tabs. Browsers offer locks only on https and localhost; elsewhere the queue
 * holds within one tab, and two tabs that renew at once are forgiven by the server: within 30 s it answers a
 * spent refresh token with the same successor.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request('kodestien-refresh', work) as Promise<Result>;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
