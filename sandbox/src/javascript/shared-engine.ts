import { deserialize, serialize } from 'node:v8';
import { sharePrepared } from '../server/child-loop.ts';
import { JavaScriptEngine, type PreparedEngine } from './engine.ts';

/** The engine of a child process: prepared by the first child of a server, and taken over by those that come later. */
export async function sharedEngine(
  module: WebAssembly.Module,
  prepare: () => Promise<JavaScriptEngine>,
): Promise<JavaScriptEngine> {
  let own: JavaScriptEngine | undefined;
  const given = await sharePrepared(async () => {
    own = await prepare();
    return serialize(own.prepared);
  });
  if (own) return own;
  return new JavaScriptEngine(module, deserialize(given as Uint8Array) as PreparedEngine);
}
