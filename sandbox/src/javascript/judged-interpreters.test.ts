import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JavaScriptEngine } from './engine.ts';
import type { Dependencies, Ending } from './interpreter.ts';
import { JudgedInterpreters } from './judged-interpreters.ts';
import { observe } from './observe.ts';

const wasm = new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'));
const engine = await JavaScriptEngine.prepare(new WebAssembly.Module(readFileSync(wasm)));

function dependencies(output: string[], milliseconds: number): Dependencies {
  return {
    limits: { milliseconds, outputCharacters: 1000, memoryMegabytes: 8 },
    onPiece: ({ text }) => output.push(text),
    ask: () => null,
    clock: () => performance.now(),
  };
}

async function run(interpreters: JudgedInterpreters, source: string, milliseconds = 60_000) {
  const output: string[] = [];
  const ending: Ending = await (await interpreters.take()).run(source, dependencies(output, milliseconds));
  return { ...ending, output: output.join('') };
}

async function outputOf(interpreters: JudgedInterpreters, source: string, milliseconds?: number): Promise<string> {
  const { stopped, output } = await run(interpreters, source, milliseconds);
  return stopped ?? output;
}

test('a program changes nothing for the next one, though both interpreters were made before it came', async () => {
  const interpreters = new JudgedInterpreters(engine);
  await interpreters.prepare();
  const bend = 'globalThis.left = 1; Array.prototype.map = () => "bent"; Math.random = () => 7; console.log("done")';
  expect(await outputOf(interpreters, bend)).toBe('done\n');
  const look = 'console.log(typeof left, [1].map((n) => n + 1)[0], Math.random() < 1)';
  expect(await outputOf(interpreters, look)).toBe('undefined 2 true\n');
});

test('the limits of a program hold in an interpreter that was made before they were known', async () => {
  const interpreters = new JudgedInterpreters(engine);
  await interpreters.prepare();
  expect(await outputOf(interpreters, 'const all = []; for (;;) all.push({})')).toBe('memory');
  expect(await outputOf(interpreters, 'for (;;);', 50)).toBe('time');
});

test('chance and time are the same in each judged program, and time moves with its timers', async () => {
  const interpreters = new JudgedInterpreters(engine);
  const source =
    'const before = Date.now(); console.log(Math.random(), new Date().toISOString());' +
    'setTimeout(() => console.log(Date.now() - before), 5000)';
  const first = await outputOf(interpreters, source);
  expect(first).toMatch(/^0\.\d+ 2025-01-01T12:00:00.000Z\n5000\n$/);
  expect(await outputOf(interpreters, source)).toBe(first);
});

test.each([
  ['a promise that nobody listens to', 'const failed = Promise.reject(new Error("seen"));'],
  [
    'an async function that is called and left',
    'async function main() { await null; throw new Error("seen") }\nmain();',
  ],
  ['an async callback of a timer', 'setTimeout(async () => { throw new Error("seen") }, 10);'],
])('the error of %s ends the program', async (_what, source) => {
  expect(await run(new JudgedInterpreters(engine), source)).toMatchObject({
    error: { type: 'Error', message: 'seen' },
  });
});

test('a promise that fails and is listened to later ends nothing', async () => {
  const source = 'const p = Promise.reject(1); p.catch((reason) => console.log("caught", reason));';
  expect(await run(new JudgedInterpreters(engine), source)).toEqual({ output: 'caught 1\n' });
});

test('a program that has spent the time of one input is not run for the rest', async () => {
  let now = 0;
  const started: number[] = [];
  const observations = await observe(
    new JudgedInterpreters(engine),
    'if (prompt() === "loop") for (;;);\nconsole.log("done")',
    ['a', 'loop', 'b', 'c'].map((stdin) => ({ kind: 'stdin', stdin })),
    { milliseconds: 100, outputCharacters: 1000, memoryMegabytes: 8 },
    // The time of a program is how often it was polled: a busy machine stops none too early.
    () => now++,
    { started: (index) => started.push(index), observed: () => {} },
  );
  expect(observations.map(({ output, stopped }) => stopped ?? output)).toEqual(['done\n', 'time', 'time', 'time']);
  expect(started).toEqual([0, 1, 2, 3]);
});
