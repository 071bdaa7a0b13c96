import { readFileSync } from 'node:fs';
import type { ProgramInput } from '../../judge/inputs.ts';
import type { Limits, Observation } from '../../judge/observation.ts';
import { JavaScriptEngine } from '../engine.ts';
import { JudgedInterpreters } from '../judged-interpreters.ts';
import { observe } from '../observe.ts';

const LIMITS: Limits = { milliseconds: 2000, outputCharacters: 20_000, memoryMegabytes: 32 };

const wasm = new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'));
const interpreters = new JudgedInterpreters(await JavaScriptEngine.prepare(new WebAssembly.Module(readFileSync(wasm))));

/** Observes in this process, for tests of what honest programs give. */
export function observeHere(source: string, inputs: readonly ProgramInput[]): Promise<Observation[]> {
  return observe(interpreters, source, inputs, LIMITS, () => performance.now());
}
