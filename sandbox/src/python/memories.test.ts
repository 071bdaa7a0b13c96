import { expect, test } from 'vitest';
import type { ProgramInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { Memories } from './memories.ts';
import { loadEngine } from './node.ts';
import { observe } from './observe.ts';

const PAGE = 65_536;
const LIMITS: Limits = { milliseconds: 20_000, outputCharacters: 20_000, memoryMegabytes: 128 };
const INPUT: ProgramInput = { kind: 'stdin', stdin: '' };

function memories(): Memories {
  return new Memories({ pages: 2, pagesMax: 8, data: Uint8Array.of(1, 2, 3) });
}

test('a memory that is used again holds what every interpreter begins with, and nothing of what was written into it', () => {
  const all = memories();
  const first = all.take(3 * PAGE);
  new Uint8Array(first.buffer).fill(255);
  all.giveBack(first);
  const second = all.take(3 * PAGE);
  expect(second).toBe(first);
  const bytes = new Uint8Array(second.buffer);
  expect([...bytes.subarray(0, 3)]).toEqual([1, 2, 3]);
  expect(bytes.subarray(3).every((byte) => byte === 0)).toBe(true);
});

test('one byte that was written anywhere is gone', () => {
  const all = memories();
  for (const place of [0, 3, PAGE - 1, PAGE, PAGE + 2, PAGE + 3, 3 * PAGE - 1]) {
    const used = all.take(3 * PAGE);
    new Uint8Array(used.buffer)[place] = 77;
    all.giveBack(used);
    const next = all.take(3 * PAGE);
    expect(new Uint8Array(next.buffer).indexOf(77), `at ${place}`).toBe(-1);
    all.giveBack(next);
  }
});

test('a memory that a program made larger is not used again', () => {
  const all = memories();
  const first = all.take(3 * PAGE);
  first.grow(1);
  all.giveBack(first);
  expect(all.take(3 * PAGE)).not.toBe(first);
});

test('two interpreters at the same time never have the same memory', () => {
  const all = memories();
  all.giveBack(all.take());
  expect(all.take()).not.toBe(all.take());
});

test.each([
  ['fills all that there is', 'a = ["kodestien" * 9]\nwhile True:\n    a += a'],
  ['leaves a megabyte behind', 'kept = bytearray(b"kodestien" * 120_000)\nimport sys\nsys.kept = kept'],
  ['breaks the interpreter', 'import os\nos.abort()'],
])('After a program that %s the next one gets the same places for its objects', async (_what, source) => {
  const places =
    'print([id(object()) for _ in range(5)], id([0] * 100_000), id(print), len(bytearray(3_000_000).strip(b"\\0")))';
  const untouched = await observe(loadEngine(), places, [INPUT], LIMITS);
  const engine = loadEngine();
  await observe(engine, source, [INPUT], LIMITS);
  expect(await observe(engine, places, [INPUT], LIMITS)).toEqual(untouched);
});

test('Nothing of a program, its input or its output is left in the memory that the next one gets', async () => {
  const engine = loadEngine();
  const source = 'kept = "mark-" + input()\nprint(kept * 3)\nopen("left.txt", "w").write(kept)';
  const [observation] = await observe(engine, source, [{ kind: 'stdin', stdin: 'of-the-input' }], LIMITS);
  expect(observation?.output).toContain('mark-of-the-input');
  const next = engine.memories?.take(engine.snapshot?.taken?.size);
  const bytes = Buffer.from(next?.buffer ?? new ArrayBuffer());
  expect(bytes.length).toBe(engine.snapshot?.taken?.size);
  expect(bytes.includes('mark-')).toBe(false);
  expect(bytes.includes('of-the-input')).toBe(false);
});
