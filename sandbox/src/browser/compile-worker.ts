/// <reference lib="webworker" />
import type { FromCompiler, ToCompiler } from './compiler-messages.ts';

/** Downloads an engine, compiles it while it comes, and hands the module to other workers. */
const worker = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromCompiler) => worker.postMessage(message);

/** A server that has not begun to answer by now does not answer. */
const ANSWER_MILLISECONDS_MAX = 20_000;
/** A fast line brings a hundred pieces in a moment, and each that is said is work for the page. */
const MILLISECONDS_BETWEEN_PROGRESS = 100;

let compiling: Promise<WebAssembly.Module> | undefined;

worker.onmessage = async ({ data }: MessageEvent<ToCompiler>) => {
  if (data instanceof MessagePort) {
    data.postMessage(await compiling);
    return;
  }
  try {
    compiling = compile(await download(data.address, data.bytes));
    await compiling;
    say('compiled');
  } catch (error) {
    // RangeError: there is no memory for it.
    const isHere = error instanceof WebAssembly.CompileError || error instanceof RangeError;
    say({ failed: isHere ? 'start' : 'download', issue: String(error) });
  }
};

async function download(address: string, bytes: number | undefined): Promise<Response> {
  const abort = new AbortController();
  const answering = setTimeout(() => abort.abort(), ANSWER_MILLISECONDS_MAX);
  const response = await fetch(address, { signal: abort.signal });
  clearTimeout(answering);
  const type = response.headers.get('content-type') ?? '';
  // A server or proxy that does not know the type of the file must not keep it from being used.
  if (!response.ok || type.startsWith('text/') || !response.body)
    throw new Error(`${response.status} ${type} instead of the engine`);
  const progress = progressOf(response, bytes);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, pieces) {
      progress.more(piece.length);
      pieces.enqueue(piece);
    },
    flush: progress.end,
  });
  return new Response(response.body.pipeThrough(counted), { headers: { 'content-type': 'application/wasm' } });
}

/** Counts bytes as they are read. Those have been decompressed: their share is what counts. */
function progressOf(response: Response, bytes: number | undefined) {
  const sent = Number(response.headers.get('content-length')) || bytes;
  const whole = bytes ?? sent;
  let read = 0;
  let said = -Infinity;
  return {
    more(count: number) {
      read += count;
      const now = performance.now();
      if (!sent || !whole || now - said < MILLISECONDS_BETWEEN_PROGRESS) return;
      said = now;
      say({ loaded: Math.min(1, read / whole) * sent, total: sent });
    },
    end() {
      if (sent) say({ loaded: sent, total: sent });
    },
  };
}

async function compile(file: Response): Promise<WebAssembly.Module> {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(file);
  return WebAssembly.compile(await file.arrayBuffer());
}
