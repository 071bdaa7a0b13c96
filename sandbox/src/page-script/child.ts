import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverEngine } from '../html-css/server-engine.ts';
import { JudgedInterpreters } from '../javascript/judged-interpreters.ts';
import { sharedEngine } from '../javascript/shared-engine.ts';
import type { ScriptSource } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { runChild } from '../server/child-loop.ts';
import { prepareDocumentEngine } from './document-engine.ts';
import { normalPage } from './normal-page.ts';
import { observe, type ScriptInput } from './observe.ts';

type ScriptTask = { source: ScriptSource; inputs: readonly ScriptInput[]; limits: Limits };

await runChild<ScriptTask>(async () => {
  const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
  const module = new WebAssembly.Module(file('quickjs-wasi/quickjs.wasm'));
  const prepared = new JudgedInterpreters(
    await sharedEngine(module, () => prepareDocumentEngine(module, file('linkedom/worker').toString('utf8'))),
  );
  await warmUp(prepared);
  return async (receive, follower) => {
    await prepared.prepare();
    const { source, inputs, limits } = receive();
    const interpreters = prepared.withPage(normalPage(source.html));
    await observe({ interpreters, limits, clock: processorTime, pages: serverEngine }, source, inputs, follower);
  };
});

/** The first page of a process is slow: nothing of the engine is compiled before it is used. */
async function warmUp(prepared: JudgedInterpreters): Promise<void> {
  const html = '<h1>a</h1><form><input id="b" class="c"><button>d</button></form><ul></ul>';
  const javascript =
    'document.querySelector("form").onsubmit = () => document.querySelector("ul").append(document.createElement("li"));';
  const limits: Limits = { milliseconds: 10_000, outputCharacters: 1000, memoryMegabytes: 100 };
  const interpreters = prepared.withPage(normalPage(html));
  const events = [{ type: '#b', text: 'e' }, { click: 'button' }];
  const inputs: ScriptInput[] = [
    { kind: 'count', selector: 'ul > li', events },
    { kind: 'style', selector: 'h1', property: 'color', events },
  ];
  await observe({ interpreters, limits, clock: processorTime, pages: serverEngine }, { javascript }, inputs);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
