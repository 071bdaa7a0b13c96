import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JavaScriptEngine } from '@kodestien/sandbox/javascript/engine';
import { Interpreter } from '@kodestien/sandbox/javascript/interpreter';
import { prepareDocumentEngine } from '@kodestien/sandbox/page-script/document-engine';
import { normalPage } from '@kodestien/sandbox/page-script/normal-page';
import { DEFAULT_LIMITS } from '@kodestien/sandbox/server/grader';
import { byTurns, median, type Row } from '../table.ts';

const RUNS = 30;
const PAGE = normalPage('<h1>Likes</h1><button>Like</button><p>0</p>');
const PROGRAM =
  'let n = 0; document.querySelector("button").onclick = () => { n++; document.querySelector("p").textContent = n; };';
const PLAIN = 'let n = 0; const click = () => { n++; console.log(n); }; click(); click();';

/** A new instance, a page and two clicks, beside a new instance and a plain program that does the same without a page. */
export async function measure(): Promise<Row[]> {
  const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
  const module = new WebAssembly.Module(file('quickjs-wasi/quickjs.wasm'));
  const plain = await JavaScriptEngine.prepare(module);
  const pages = await prepareDocumentEngine(module, file('linkedom/worker').toString('utf8'));
  const around = { limits: DEFAULT_LIMITS, clock: () => performance.now(), onPiece: () => {}, ask: () => null };
  const events = [{ click: 'button' }, { click: 'button' }];
  const timed = async (run: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let count = 0; count < RUNS; count++) {
      const started = performance.now();
      await run();
      times.push(performance.now() - started);
    }
    return median(times);
  };
  const withPage = async () => {
    const interpreter = await Interpreter.create(pages, { judged: true });
    interpreter.openPage(PAGE);
    return interpreter.play(PROGRAM, events, around);
  };
  const without = async () => (await Interpreter.create(plain, { judged: true })).run(PLAIN, around);
  const restored = await byTurns(3, {
    ours: () => timed(() => Interpreter.create(pages, { judged: true })),
    baseline: () => timed(() => Interpreter.create(plain, { judged: true })),
  });
  const times = await byTurns(3, { ours: () => timed(withPage), baseline: () => timed(without) });
  return [
    { what: 'engine: an instance with a document, beside one without', unit: 'ms', ...restored, bar: { atMost: 4 } },
    { what: 'engine: a page with two clicks, beside a plain program', unit: 'ms', ...times, bar: { atMost: 10 } },
    {
      what: 'engine: snapshot with a document',
      unit: 'MB',
      ours: pages.snapshotBytes / 1e6,
      baseline: plain.snapshotBytes / 1e6,
      bar: { atMost: 4 },
    },
  ];
}
