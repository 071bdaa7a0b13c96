import type { FromCompiler, ToCompiler } from './compiler-messages.ts';
import { EngineFailure } from './engine-failure.ts';

/** A server that has not begun to answer by now does not answer. */
const ANSWER_MILLISECONDS_MAX = 20_000;
/** The largest engine is some megabytes: enough for a slow line, and an end for one that does not move. */
const DOWNLOAD_MILLISECONDS_MAX = 120_000;

/** How far a download is, in bytes over the wire. */
export type Progress = (loaded: number, total: number) => void;

export type EngineFile = {
  address: string;
  /** Of the file as it is used; over the wire it is compressed. */
  bytes?: number;
  onProgress?: Progress | undefined;
};

/** The worker that has compiled it keeps the module: a page that takes in seven megabytes of code stops for a moment. */
export type CompiledEngine = {
  /** A worker that is given this port receives the module from it (`moduleFrom`). */
  modulePort(): MessagePort;
  close(): void;
};

/**
 * Downloads and compiles an engine. Rejects with an `EngineFailure`, after a bounded time. It is compiled in a worker of its
 * own: a page that took it in itself answered nobody for a quarter of a second on a phone.
 */
export async function compileEngine({ address, bytes, onProgress }: EngineFile): Promise<CompiledEngine> {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') throw new EngineFailure('unsupported');
  const abort = new AbortController();
  const timers = [setTimeout(() => abort.abort(), ANSWER_MILLISECONDS_MAX)];
  // The worker's own file comes while the engine does.
  const compiler = startCompiler(abort.signal);
  try {
    const response = await fetch(address, { signal: abort.signal });
    timers.push(setTimeout(() => abort.abort(), DOWNLOAD_MILLISECONDS_MAX));
    clearTimeout(timers[0]);
    const type = response.headers.get('content-type') ?? '';
    // A server or proxy that does not know the type of the file must not keep it from being used.
    if (!response.ok || type.startsWith('text/')) throw new Error(`${response.status} ${type} instead of the engine`);
    const sending = sendPieces(response, compiler.worker, progressOf(response, bytes, onProgress));
    await Promise.race([sending.then(() => compiler.compiled), compiler.compiled]);
    return {
      modulePort() {
        const { port1, port2 } = new MessageChannel();
        compiler.worker.postMessage(port1 satisfies ToCompiler, [port1]);
        return port2;
      },
      close: () => compiler.worker.terminate(),
    };
  } catch (error) {
    compiler.worker.terminate();
    throw error instanceof EngineFailure ? error : new EngineFailure('download', error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    // What is still on its way would come for nothing.
    abort.abort();
  }
}

function startCompiler(signal: AbortSignal): { worker: Worker; compiled: Promise<void> } {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module', name: 'compiler' });
  const { promise: compiled, resolve, reject } = Promise.withResolvers<void>();
  // A download that fails is what is reported, then.
  compiled.catch(() => {});
  worker.onmessage = ({ data }: MessageEvent<FromCompiler>) => {
    if (data === 'compiled') resolve();
    else reject(new EngineFailure('start', data.issue));
  };
  // A worker that does not load at all has no message.
  worker.onerror = ({ message }: Partial<ErrorEvent>) =>
    reject(new EngineFailure(message ? 'start' : 'download', message));
  worker.onmessageerror = () => reject(new EngineFailure('start'));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return { worker, compiled };
}

/** The page fetches the file, and says how far it is; what comes is handed on as it is. */
async function sendPieces(response: Response, worker: Worker, count: (bytes: number) => void): Promise<void> {
  const reader = response.body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    count(value.length);
    worker.postMessage(value satisfies ToCompiler, [value.buffer]);
  }
  worker.postMessage('end' satisfies ToCompiler);
}

/** Takes the number of bytes at each read. Those have been decompressed: their share is what counts. */
function progressOf(response: Response, bytes: number | undefined, onProgress: Progress | undefined) {
  const sent = Number(response.headers.get('content-length')) || bytes;
  const whole = bytes ?? sent;
  let read = 0;
  return (more: number) => {
    read += more;
    if (sent && whole) onProgress?.(Math.min(1, read / whole) * sent, sent);
  };
}
