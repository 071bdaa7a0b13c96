import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramInput } from '../inputs.ts';
import type { Limits } from '../observation.ts';
import { runChild } from '../server/child-loop.ts';
import { OUT_OF_TIME, TIMEOUTS_MAX } from '../server/task.ts';
import { JavaScriptEngines } from './engine.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observeOne } from './observe.ts';

type ProgramTask = { source: string; inputs: readonly ProgramInput[]; limits: Limits };

await runChild<ProgramTask>(async () => {
  const wasm = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
  const interpreters = new JudgedInterpreters(new JavaScriptEngines(new WebAssembly.Module(readFileSync(wasm))));
  await interpreters.prepare();
  return async (receive, follower) => {
    // The next ones are made before anybody asks; also a new engine, after a program that may have damaged it.
    await interpreters.prepare();
    const { source, inputs, limits } = receive();
    let timeouts = 0;
    for (const [index, input] of inputs.entries()) {
      follower.started(index);
      const hasTime = timeouts < TIMEOUTS_MAX;
      const observation = hasTime ? await observeOne(interpreters, source, input, limits, processorTime) : OUT_OF_TIME;
      follower.observed(index, observation);
      if (observation.stopped === 'time') timeouts++;
    }
  };
});

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
