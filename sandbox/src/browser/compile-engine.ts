import type { FromCompiler, ToCompiler } from './compiler-messages.ts';
import { EngineFailure } from './engine-failure.ts';

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
  /** A worker that is given this port receives the module from it (`withModule`). */
  modulePort(): MessagePort;
  close(): void;
};

/** Downloads and compiles an engine, in a worker of its own. Rejects with an `EngineFailure`, after a bounded time. */
export async function compileEngine({ address, bytes, onProgress }: EngineFile): Promise<CompiledEngine> {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') throw new EngineFailure('unsupported');
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module', name: 'compiler' });
  const { promise: compiled, resolve, reject } = Promise.withResolvers<void>();
  worker.onmessage = ({ data }: MessageEvent<FromCompiler>) => {
    if (data === 'compiled') resolve();
    else if ('failed' in data) reject(new EngineFailure(data.failed, data.issue));
    else onProgress?.(data.loaded, data.total);
  };
  // A worker that does not load at all has no message.
  worker.onerror = ({ message }: Partial<ErrorEvent>) =>
    reject(new EngineFailure(message ? 'start' : 'download', message));
  const send = (message: ToCompiler, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  send({ address: new URL(address, location.href).href, bytes });
  const timer = setTimeout(() => reject(new EngineFailure('download', 'no end')), DOWNLOAD_MILLISECONDS_MAX);
  try {
    await compiled;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return {
    modulePort() {
      const { port1, port2 } = new MessageChannel();
      send(port1, [port1]);
      return port2;
    },
    close: () => worker.terminate(),
  };
}
