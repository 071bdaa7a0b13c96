import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramInput, RunInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { runChild } from '../server/child-loop.ts';
import { JavaScriptEngine } from './engine.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observe } from './observe.ts';
import { sharedEngine } from './shared-engine.ts';
import { watch } from './watched.ts';

type ProgramTask = { source: string; inputs: readonly (ProgramInput | RunInput)[]; limits: Limits };

await runChild<ProgramTask>(async () => {
  const wasm = fileURLToPath(import.meta.resolve('quickjs-wasi/quickjs.wasm'));
  const module = new WebAssembly.Module(readFileSync(wasm));
  const engine = await sharedEngine(module, () => JavaScriptEngine.prepare(module));
  const interpreters = new JudgedInterpreters(engine);
  return async (receive, follower) => {
    await interpreters.prepare();
    const { source, inputs, limits } = receive();
    const [first] = inputs;
    if (first?.kind === 'run') {
      follower.started(0);
      follower.observed(0, await watch(engine, source, first, limits, processorTime));
    } else await observe(interpreters, source, inputs as readonly ProgramInput[], limits, processorTime, follower);
  };
});

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
