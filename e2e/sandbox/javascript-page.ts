import { JavaScriptBrowser } from '@kodestien/sandbox/javascript/browser';
import type { Piece } from '@kodestien/sandbox/judge/observation';
import wasmAddress from 'quickjs-wasi/quickjs.wasm?url';

const javascript = new JavaScriptBrowser({ address: wasmAddress });

/** Runs a program and gives what is shown at its end; `lines` are typed when it asks. */
async function runToEnd(source: string, lines: readonly (string | null)[] = []) {
  let pieces: Piece[] = [];
  let replaced = 0;
  const waiting = [...lines];
  const ending = await javascript.run(source, {
    onPieces: (more) => pieces.push(...more),
    onAgain() {
      pieces = [];
      replaced++;
    },
    onAsk: () => javascript.answer(waiting.shift() ?? null),
  });
  return { ending, pieces, replaced };
}

/** What the tests of JavaScript in the page call. */
export type JavaScriptPage = { javascript: JavaScriptBrowser; runToEnd: typeof runToEnd };

Object.assign(window, { javascript, runToEnd } satisfies JavaScriptPage);
