import { EngineFailure } from './engine-failure.ts';

/** A server that has not begun to answer by now does not answer. */
const ANSWER_MILLISECONDS_MAX = 20_000;
/** The largest engine is some megabytes: enough for a slow line, and an end for one that does not move. */
const DOWNLOAD_MILLISECONDS_MAX = 120_000;

/** Downloads and compiles an engine. Rejects with an `EngineFailure`, after a bounded time. */
export async function compileEngine(address: string): Promise<WebAssembly.Module> {
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
    if (type.startsWith('application/wasm') && WebAssembly.compileStreaming) {
      return await WebAssembly.compileStreaming(response);
    }
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    throw new EngineFailure(error instanceof WebAssembly.CompileError ? 'start' : 'download', error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
