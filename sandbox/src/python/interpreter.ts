import { createSharedMemory, pageSide } from './shared-memory.ts';
import type { Order, WorkerMessage, WorkerStart } from './worker.ts';

/** A worker with its booted interpreter. */
export type Interpreter = {
  /** When an interpreter is booted in it that has nothing to do yet. */
  readonly ready: Promise<void>;
  /** Resolves when it does not work at all: its file did not come, or its worker broke. */
  broken: Promise<Error>;
  order(order: Order, take: (message: WorkerMessage) => void): void;
  send(letter: string | null): void;
  take: ReturnType<typeof pageSide>['take'];
  end(): void;
};

export function createInterpreter(compiling: Promise<WebAssembly.Module>, parts: WorkerStart['parts']): Interpreter {
  const shared = createSharedMemory();
  const side = pageSide(shared);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'python' });
  let ready = Promise.withResolvers<void>();
  let isReady = false;
  let isOrdered = false;
  /** What was ready has something to do now; when that is done, the worker boots the next interpreter. */
  const boot = () => {
    isReady = false;
    isOrdered = false;
    ready = Promise.withResolvers<void>();
  };
  const broken = Promise.withResolvers<Error>();
  const fail = (fault: unknown) => {
    const error = fault instanceof Error ? fault : new Error(String(fault));
    ready.reject(error);
    broken.resolve(error);
  };
  // Who waits for it hears of it; nobody has to.
  ready.promise.catch(() => {});
  let take: (message: WorkerMessage) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'ready') {
      take(data);
      return;
    }
    ready.resolve();
    isReady = true;
    if (isOrdered) boot();
  };
  worker.onerror = (fault) => fail(new Error(fault.message));
  compiling.then((module) => worker.postMessage({ module, parts, shared } satisfies WorkerStart)).catch(fail);
  return {
    get ready() {
      return ready.promise;
    },
    broken: broken.promise,
    order(order, listener) {
      take = listener;
      if (isReady) boot();
      else isOrdered = true;
      side.send(JSON.stringify(order));
    },
    send: (letter) => side.send(JSON.stringify(letter)),
    take: side.take,
    end() {
      take = () => {};
      worker.terminate();
    },
  };
}
