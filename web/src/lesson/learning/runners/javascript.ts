import { JavaScriptBrowser } from '@kodestien/sandbox/javascript/browser';
import bytes from 'quickjs-wasi/quickjs.wasm?bytes';
import address from 'quickjs-wasi/quickjs.wasm?url';
import type { MakeRunner } from './runner.ts';

export const javascriptRunner: MakeRunner = (onProgress) => {
  const engine = new JavaScriptBrowser({ address, bytes, onProgress });
  return {
    ready: () => engine.ready(),
    run: (source, watcher, seed, files) => engine.run(source, watcher, seed, files),
    answer: (line) => engine.answer(line),
    check: (source, inputs) => engine.check(source, inputs),
    record: (source, input, watcher) =>
      engine.trace(source, input, {
        onAsk(transcript) {
          watcher.onTranscript(transcript);
          const last = transcript.at(-1);
          watcher.onAsk(last?.kind === 'prompt' ? last.text : '');
        },
      }),
    stop: () => engine.stop(),
  };
};
