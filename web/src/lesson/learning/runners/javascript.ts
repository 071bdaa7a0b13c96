import { JavaScriptBrowser } from '@kodestien/sandbox/javascript/browser';
import { explain } from '@kodestien/sandbox/javascript/explain';
import { explainSilence } from '@kodestien/sandbox/judge/silence';
import wasmAddress from 'quickjs-wasi/quickjs.wasm?url';
import type { Runner } from './runner.ts';

export function javascriptRunner(): Runner {
  const engine = new JavaScriptBrowser(wasmAddress);
  return {
    ready: () => engine.ready(),
    run: (source, watcher) => engine.run(source, watcher),
    answer: (line) => engine.answer(line),
    check: (source, inputs) => engine.check(source, inputs),
    stop: () => engine.stop(),
    explain,
    explainSilence: (source) => explainSilence('javascript', source),
  };
}
