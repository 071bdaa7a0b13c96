import { readFileSync } from 'node:fs';
import type { ProgramInput } from '../../judge/inputs.ts';
import type { Limits } from '../../judge/observation.ts';
import type { Trace } from '../../steps/trace.ts';
import { JavaScriptEngine } from '../engine.ts';
import { linesOf } from '../observe.ts';
import { traceProgram } from '../steps/tracing.ts';

const LIMITS: Limits = { milliseconds: 5000, outputCharacters: 20_000, memoryMegabytes: 64 };

const wasm = new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'));
const engine = await JavaScriptEngine.prepare(new WebAssembly.Module(readFileSync(wasm)));

/** Records a program in this process. */
export function traceHere(
  source: string,
  input: ProgramInput = { kind: 'stdin', stdin: '' },
  limits: Limits = LIMITS,
): Promise<Trace> {
  const lines = linesOf('stdin' in input ? (input.stdin ?? '') : '');
  return traceProgram(engine, {
    source,
    input,
    limits,
    // Its own processor time: a busy machine fails no test.
    clock: () => process.cpuUsage().user / 1000,
    ask: () => lines.shift() ?? null,
  });
}
