import { expect, test } from 'vitest';
import { compileEngine } from './compile-engine.ts';
import { EngineFailure, startInTime } from './engine-failure.ts';

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'works',
    (error: unknown) => (error instanceof EngineFailure ? error.reason : error),
  );

test('what never starts fails after a bounded time, and what starts in time does not', async () => {
  expect(await reasonOf(startInTime(new Promise(() => {}), 5))).toBe('start');
  expect(await startInTime(Promise.resolve('ready'), 5)).toBe('ready');
});

test('an engine without the WebAssembly or the workers that it needs says that the browser lacks them', async () => {
  expect(await reasonOf(compileEngine({ address: 'data:application/wasm,' }))).toBe('unsupported');
});
