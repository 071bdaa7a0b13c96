import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramInput } from '../inputs.ts';
import type { Limits } from '../observation.ts';
import { runChild } from '../server/child-loop.ts';
import { JavaScriptEngines } from './engine.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observe } from './observe.ts';

type ProgramTask = { source: string; inputs: readonly ProgramInput[]; limits: Limits };

await runChild<ProgramTask>(async () => {
  const wasm = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
  const interpreters = new JudgedInterpreters(new JavaScriptEngines(new WebAssembly.Module(readFileSync(wasm))));
  await interpreters.prepare();
  return async (receive, follower) => {
    // The next ones are made before anybody asks; also a new engine, after a program that may have damaged it.
    await interpreters.prepare();
    const { source, inputs, limits } = receive();
    await observe(interpreters, source, inputs, limits, processorTime, follower);
  };
});

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
