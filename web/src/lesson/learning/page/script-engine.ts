import { ScriptBrowser } from '@kodestien/sandbox/page-script/browser';
import linkedom from 'linkedom/worker?url';
import engine from 'quickjs-wasi/quickjs.wasm?url';

let started: ScriptBrowser | null = null;

/** What judges programs with a page, in a chunk that only exercises with one load. */
export function scriptBrowser(): ScriptBrowser {
  started ??= new ScriptBrowser({ engine, linkedom });
  return started;
}
