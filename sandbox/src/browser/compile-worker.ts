/// <reference lib="webworker" />
import type { FromCompiler, ToCompiler } from './compiler-messages.ts';

/** Compiles the one file that the page sends it, piece by piece, while it comes, and hands the module to other workers. */
const worker = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromCompiler) => worker.postMessage(message);

const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
const writer = pieces.writable.getWriter();
const compiling = compile(new Response(pieces.readable, { headers: { 'content-type': 'application/wasm' } }));

worker.onmessage = ({ data }: MessageEvent<ToCompiler>) => {
  if (data instanceof MessagePort) {
    void compiling.then((module) => data.postMessage(module));
    return;
  }
  // What is wrong with them is said by the one who reads them.
  const taken = data === 'end' ? writer.close() : writer.write(data);
  taken.catch(() => {});
};

compiling.then(
  () => say('compiled'),
  (error: unknown) => say({ issue: String(error) }),
);

async function compile(file: Response): Promise<WebAssembly.Module> {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(file);
  return WebAssembly.compile(await file.arrayBuffer());
}
