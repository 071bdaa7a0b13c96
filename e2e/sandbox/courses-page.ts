/// <reference types="vite/client" />

import { observeInBrowser } from '@kodestien/sandbox/html-css/browser';
import { JavaScriptBrowser } from '@kodestien/sandbox/javascript/browser';
import type { PageInput, PageSource, ProgramInput, ScriptSource } from '@kodestien/sandbox/judge/inputs';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { ScriptBrowser } from '@kodestien/sandbox/page-script/browser';
import { createPython, type Python } from '@kodestien/sandbox/python/browser';
import linkedom from 'linkedom/worker?url';
import wasmAddress from 'quickjs-wasi/quickjs.wasm?url';

/** What the tests of the courses call: what an answer does for each input, in the engine that its page would use. */
export type CoursesPage = {
  observe(
    language: string,
    source: string | PageSource | ScriptSource,
    inputs: readonly (ProgramInput | PageInput)[],
  ): Promise<readonly Observation[] | null>;
};

const PAGE_LIMITS = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };
let python: Python | undefined;
let javascript: JavaScriptBrowser | undefined;
let withPage: ScriptBrowser | undefined;

const observe: CoursesPage['observe'] = async (language, source, inputs) => {
  if (typeof source !== 'string' && 'javascript' in source) {
    withPage ??= new ScriptBrowser({ engine: wasmAddress, linkedom });
    return withPage.observe(source, inputs);
  }
  if (typeof source !== 'string') return observeInBrowser(source, inputs as readonly PageInput[], PAGE_LIMITS);
  if (language === 'python') {
    python ??= createPython();
    return python.check(source, inputs as readonly ProgramInput[]);
  }
  javascript ??= new JavaScriptBrowser({ address: wasmAddress });
  return javascript.check(source, inputs as readonly ProgramInput[]);
};

Object.assign(window, { observe } satisfies CoursesPage);
