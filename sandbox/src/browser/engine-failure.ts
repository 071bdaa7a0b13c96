/** `download`: a file did not come. `start`: it came and does not work here. `unsupported`: the browser lacks what it needs. */
export type EngineFailureReason = 'download' | 'start' | 'unsupported';

/** Why no program can run at all; not an error of the program. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  readonly reason: EngineFailureReason;
  constructor(reason: EngineFailureReason, cause?: unknown) {
    super(`The engine cannot be used: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Starting takes a few seconds on a slow machine; what takes this long does not start at all. */
export const START_MILLISECONDS_MAX = 30_000;

/** Waits for a start, but not for ever. */
export function startInTime<T>(starting: Promise<T>, milliseconds = START_MILLISECONDS_MAX): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new EngineFailure('start')), milliseconds);
  starting.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
