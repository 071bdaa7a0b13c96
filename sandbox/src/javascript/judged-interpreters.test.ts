import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { JavaScriptEngines } from './engine.ts';
import type { Surroundings } from './interpreter.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observe } from './observe.ts';

const wasm = new URL(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
const engines = new JavaScriptEngines(new WebAssembly.Module(readFileSync(wasm)));

function surroundings(output: string[], milliseconds: number): Surroundings {
  return {
    limits: { milliseconds, outputCharacters: 1000, memoryMegabytes: 8 },
    onPiece: ({ text }) => output.push(text),
    ask: () => null,
    clock: () => performance.now(),
  };
}

async function outputOf(interpreters: JudgedInterpreters, source: string, milliseconds = 60_000): Promise<string> {
  const output: string[] = [];
  const interpreter = await interpreters.take();
  const ending = await interpreter.run(source, surroundings(output, milliseconds));
  interpreters.giveBack(interpreter, ending.stopped !== undefined);
  return ending.stopped ?? output.join('');
}

test('a program changes nothing for the next one, though both interpreters were made before it came', async () => {
  const interpreters = new JudgedInterpreters(engines);
  await interpreters.prepare();
  const bend = 'globalThis.left = 1; Array.prototype.map = () => "bent"; Math.random = () => 7; console.log("done")';
  expect(await outputOf(interpreters, bend)).toBe('done\n');
  const look = 'console.log(typeof left, [1].map((n) => n + 1)[0], Math.random() < 1)';
  expect(await outputOf(interpreters, look)).toBe('undefined 2 true\n');
});

test('the limits of a program hold in an interpreter that was made before they were known', async () => {
  const interpreters = new JudgedInterpreters(engines);
  await interpreters.prepare();
  expect(await outputOf(interpreters, 'const all = []; for (;;) all.push({})')).toBe('memory');
  expect(await outputOf(interpreters, 'for (;;);', 50)).toBe('time');
});

test('a program that has spent the time of two inputs is not run for the rest', async () => {
  let now = 0;
  const started: number[] = [];
  const observations = await observe(
    new JudgedInterpreters(engines),
    'if (prompt() === "loop") for (;;);\nconsole.log("done")',
    ['a', 'loop', 'loop', 'b'].map((stdin) => ({ kind: 'stdin', stdin })),
    { milliseconds: 100, outputCharacters: 1000, memoryMegabytes: 8 },
    // The time of a program is how often it was asked for: a busy machine stops none too early.
    () => now++,
    { started: (index) => started.push(index), observed: () => {} },
  );
  expect(observations.map(({ output, stopped }) => stopped ?? output)).toEqual(['done\n', 'time', 'time', 'time']);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('after a program that was stopped nothing of its engine is used again', async () => {
  const interpreters = new JudgedInterpreters(engines);
  await interpreters.prepare();
  expect(await outputOf(interpreters, 'for (;;);', 50)).toBe('time');
  const newRuntime = vi.spyOn(await engines.ready(), 'newRuntime');
  expect(await outputOf(interpreters, 'console.log(1 + 1)')).toBe('2\n');
  expect(newRuntime).toHaveBeenCalledOnce();
});
