import type { CompiledEngine } from '../browser/compile-engine.ts';
import { EngineFailure, START_MILLISECONDS_MAX } from '../browser/engine-failure.ts';
import { createLink, type InterpreterMessage, type Link } from './links.ts';
import type { Order, WorkerMessage, WorkerStart } from './worker-messages.ts';

export type { InterpreterMessage } from './links.ts';

/** A worker with its booted interpreter. */
export type Interpreter = {
  /** When an interpreter is booted in it that has nothing to do yet. */
  readonly ready: Promise<void>;
  /** Resolves when it does not work at all: its file did not come, or its worker broke. */
  broken: Promise<Error>;
  order(order: Order, take: (message: InterpreterMessage) => void): void;
  send: Link['send'];
  take: Link['take'];
  end(): void;
};

export function createInterpreter(
  loading: Promise<{ engine: CompiledEngine } & Pick<WorkerStart, 'driver'>>,
  library: WorkerStart['library'],
): Interpreter {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'python' });
  const started = Promise.withResolvers<void>();
  // An order that came before the engine would be lost.
  const link = createLink((order) => started.promise.then(() => worker.postMessage(order)));
  let ready = Promise.withResolvers<void>();
  let isReady = false;
  let isOrdered = false;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  /** What was ready has something to do now; when that is done, the worker boots the next interpreter. */
  const boot = () => {
    isReady = false;
    isOrdered = false;
    ready = Promise.withResolvers<void>();
    ready.promise.catch(() => {});
  };
  const broken = Promise.withResolvers<Error>();
  const fail = (error: unknown) => {
    clearTimeout(startTimer);
    const failure = error instanceof EngineFailure ? error : new EngineFailure('start', error);
    ready.reject(failure);
    broken.resolve(failure);
  };
  // Who waits for it hears of it; nobody has to.
  ready.promise.catch(() => {});
  let take: (message: InterpreterMessage) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'ready') {
      link.hear(data, (message) => take(message));
      return;
    }
    clearTimeout(startTimer);
    started.resolve();
    ready.resolve();
    isReady = true;
    if (isOrdered) boot();
  };
  // A worker that does not load at all has no message.
  worker.onerror = ({ message = '' }: Partial<ErrorEvent>) =>
    fail(new EngineFailure(message.includes('LibraryAway') ? 'download' : 'start', message));
  loading
    .then(({ engine, driver }) => {
      const module = engine.modulePort();
      worker.postMessage({ module, driver, library, shared: link.shared } satisfies WorkerStart, [module]);
      startTimer = setTimeout(() => fail(new Error('no answer')), START_MILLISECONDS_MAX);
    })
    .catch(fail);
  return {
    get ready() {
      return ready.promise;
    },
    broken: broken.promise,
    order(order, listener) {
      take = listener;
      if (isReady) boot();
      else isOrdered = true;
      link.order(order);
    },
    send: link.send,
    take: link.take,
    end() {
      take = () => {};
      clearTimeout(startTimer);
      worker.terminate();
    },
  };
}
