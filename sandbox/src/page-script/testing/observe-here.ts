import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverEngine } from '../../html-css/server-engine.ts';
import { JudgedInterpreters } from '../../javascript/judged-interpreters.ts';
import type { ScriptSource } from '../../judge/inputs.ts';
import type { Limits, Observation } from '../../judge/observation.ts';
import { prepareDocumentEngine } from '../document-engine.ts';
import { normalPage } from '../normal-page.ts';
import { observe, type ScriptInput } from '../observe.ts';

const LIMITS: Limits = { milliseconds: 4000, outputCharacters: 20_000, memoryMegabytes: 64 };

const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
const module = new WebAssembly.Module(file('quickjs-wasi/quickjs.wasm'));
const prepared = new JudgedInterpreters(await prepareDocumentEngine(module, file('linkedom/worker').toString('utf8')));

/** Observes in this process, for tests of what honest programs give. */
export function observeHere(source: ScriptSource, inputs: readonly ScriptInput[]): Promise<Observation[]> {
  const interpreters = prepared.withPage(normalPage(source.html));
  return observe({ interpreters, limits: LIMITS, clock: () => performance.now(), pages: serverEngine }, source, inputs);
}
