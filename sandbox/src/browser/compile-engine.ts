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

/** Downloads and compiles an engine. Rejects with an `EngineFailure`, after a bounded time. */
export async function compileEngine({ address, bytes, onProgress }: EngineFile): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') throw new EngineFailure('unsupported');
  const abort = new AbortController();
  const timers = [setTimeout(() => abort.abort(), ANSWER_MILLISECONDS_MAX)];
  try {
    const response = await fetch(address, { signal: abort.signal });
    timers.push(setTimeout(() => abort.abort(), DOWNLOAD_MILLISECONDS_MAX));
    clearTimeout(timers[0]);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || type.startsWith('text/')) throw new Error(`${response.status} ${type} instead of the engine`);
    // A server or proxy that does not know the type of the file must not keep it from being used.
    const counted = onProgress ? countedResponse(response, bytes, onProgress) : response;
    if (type.startsWith('application/wasm') && WebAssembly.compileStreaming) {
      return await WebAssembly.compileStreaming(counted);
    }
    return await WebAssembly.compile(await counted.arrayBuffer());
  } catch (error) {
    throw new EngineFailure(error instanceof WebAssembly.CompileError ? 'start' : 'download', error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** The same response, which tells how much of it has come. What is read has been decompressed: its share is what counts. */
function countedResponse(response: Response, bytes: number | undefined, onProgress: Progress): Response {
  const sent = Number(response.headers.get('content-length')) || bytes;
  const whole = bytes ?? sent;
  if (!response.body || !sent || !whole) return response;
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress(Math.min(1, read / whole) * sent, sent);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}
