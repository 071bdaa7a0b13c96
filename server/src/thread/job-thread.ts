import { Worker } from 'node:worker_threads';

/** Work for a thread. It may tell where it is, which is all that is known of it if it has to be ended. */
export type Job = (input: never, at: (place: unknown) => void) => unknown;
export type Jobs = Record<string, Job>;

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'at'; place: unknown }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; error: unknown };

/** The work took more time or memory than it may, and was ended. */
export class JobTooHeavy extends Error {
  override name = 'JobTooHeavy';
  readonly place: unknown;
  constructor(place: unknown) {
    super('A job took more time or memory than it may.');
    this.place = place;
  }
}

const HEAP_MAX_MB = 256;
const LOOK_EVERY_MS = 100;
/** A machine that is busy with other things gives a thread its time slowly; but nobody waits for ever. */
const WAIT_FACTOR = 8;
/** Long enough for a slow machine that has other things to do. */
const START_MAX_MS = 60_000;

/**
 * A thread for what people wrote and what may therefore take any time: the process goes on answering meanwhile.
 * One job at a time; it starts when first needed, is ended with a job that is too heavy, and when nobody needs it.
 */
export class JobThread<J extends Jobs> {
  readonly #entry: URL;
  readonly #idleMs: number;
  #worker: Promise<Worker> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(entry: URL, { idleMs }: { idleMs: number }) {
    this.#entry = entry;
    this.#idleMs = idleMs;
  }

  /** `maxMs` is the time that the job may compute, from when its turn has come. */
  run<K extends keyof J & string>(
    name: K,
    input: Parameters<J[K]>[0],
    maxMs: number,
  ): Promise<Awaited<ReturnType<J[K]>>> {
    const turn = this.#last.then(() => this.#runNow(name, input, maxMs));
    this.#last = turn.catch(() => {});
    return turn as Promise<Awaited<ReturnType<J[K]>>>;
  }

  /** So that the first who needs it does not wait. */
  async start(): Promise<void> {
    await this.#ready();
  }

  async #runNow(name: string, input: unknown, maxMs: number): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = await this.#ready();
    const answer = Promise.withResolvers<unknown>();
    let place: unknown;
    const giveUp = (error: Error) => {
      this.#worker = undefined;
      void worker.terminate();
      answer.reject(error);
    };
    const onMessage = (message: FromThread) => {
      if (message.kind === 'at') place = message.place;
      if (message.kind === 'done') answer.resolve(message.output);
      if (message.kind === 'failed') answer.reject(message.error);
    };
    const onError = (error: NodeJS.ErrnoException) =>
      giveUp(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobTooHeavy(place) : error);
    const onExit = () => giveUp(new Error('The thread ended in the middle of its work.'));
    const stopWatching = watchTime(worker, maxMs, () => giveUp(new JobTooHeavy(place)));
    worker.on('message', onMessage).once('error', onError).once('exit', onExit);
    worker.ref();
    worker.postMessage({ name, input });
    try {
      return await answer.promise;
    } finally {
      stopWatching();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
    }
  }

  #ready(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const started = startWorker(this.#entry);
    const forget = () => {
      if (this.#worker === started) this.#worker = undefined;
    };
    this.#worker = started;
    started.then((worker) => worker.once('exit', forget), forget);
    return started;
  }

  #end(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = undefined;
  }
}

/** Resolves when the thread has loaded what it needs. */
function startWorker(entry: URL): Promise<Worker> {
  const worker = new Worker(entry, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  // An error after a job was given up must not end the process.
  worker.on('error', () => {});
  worker.unref();
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      void worker.terminate();
      reject(new Error('The thread did not start.'));
    }, START_MAX_MS);
    worker.once('error', reject);
    worker.once('message', () => {
      clearTimeout(tooLate);
      worker.off('error', reject);
      resolve(worker);
    });
  });
}

/** Calls `onTooLong` once the thread has computed for so long; returns what ends the watch. */
function watchTime(worker: Worker, maxMs: number, onTooLong: () => void): () => void {
  const began = worker.cpuUsage();
  // Rejected when the thread ends, which others are notified of.
  began.catch(() => {});
  const look = setInterval(async () => {
    const used = await worker.cpuUsage(await began).catch(() => undefined);
    if (used && (used.user + used.system) / 1000 > maxMs) onTooLong();
  }, LOOK_EVERY_MS);
  const deadline = setTimeout(onTooLong, maxMs * WAIT_FACTOR);
  return () => {
    clearInterval(look);
    clearTimeout(deadline);
  };
}
