import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { Grader, InputTimes } from '@kodestien/sandbox/server/grader';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Exercise } from '../document/exercise-checks.ts';
import { judgeAnswer } from './judge-answer.ts';

const both = (text: string) => ({ _no: text, _eng: text });
const check = (id: string, hidden: boolean) => ({ id, name: both(id), hidden, kind: 'stdin', stdin: id });
const block = {
  slug: 'sum',
  type: 'exercise',
  language: 'python',
  solution: both('solution'),
  checks: [check('secret', true), check('public', false), check('other-secret', true)],
} as never as Exercise;
const PRINTED: Observation = { output: 'x', transcript: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When the answer is sent, of a program that takes so long, by the clock of the test. */
async function answeredAfter(work: (times: InputTimes) => Promise<void>): Promise<number> {
  const inputs: unknown[] = [];
  const observe: Grader['observe'] = async (request) => {
    inputs.push(...request.inputs);
    if (request.times) await work(request.times);
    return request.inputs.map(() => PRINTED);
  };
  const references = { of: async () => [PRINTED, PRINTED, PRINTED], free: async () => new Set() };
  const began = performance.now();
  const answered = judgeAnswer({ grader: { observe }, references } as never, block, '_no', 'answer', 'ada').then(
    () => performance.now() - began,
  );
  await vi.runAllTimersAsync();
  expect(inputs).toMatchObject([{ stdin: 'public' }, { stdin: 'secret' }, { stdin: 'other-secret' }]);
  return answered;
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const taking =
  (publicMs: number, ...hiddenMs: number[]) =>
  async (times: InputTimes) => {
    for (const [index, milliseconds] of [publicMs, ...hiddenMs].entries()) {
      times.started(index);
      await pass(milliseconds);
      times.ended(index, milliseconds);
    }
  };

test('an ordinary program is answered at once', async () => {
  expect(await answeredAfter(taking(30, 40, 20))).toBe(90);
});

test('a program that is slow for what it knows already is answered at once', async () => {
  expect(await answeredAfter(taking(1800, 20, 20))).toBe(1840);
});

test.each([
  [[110, 0], 1000],
  [[0, 110], 1000],
  [[700, 250], 1000],
  [[1000, 10], 2000],
  [[20, 1500], 2000],
  [[1900, 1900], 4000],
])('a program that takes %j ms for hidden inputs is answered %i ms after they began', async (hidden, step) => {
  expect(await answeredAfter(taking(300, ...hidden))).toBe(300 + step);
});

test('a machine that is busy with something else delays nobody further', async () => {
  const late = async (times: InputTimes) => {
    times.started(0);
    times.ended(0, 10);
    times.started(1);
    await pass(5300);
    times.ended(1, 50);
  };
  expect(await answeredAfter(late)).toBe(5300);
});

test('where the system does not tell the processor time, the time on the clock counts', async () => {
  const unmeasured = async (times: InputTimes) => {
    times.started(1);
    await pass(400);
    times.ended(1, null);
  };
  expect(await answeredAfter(unmeasured)).toBe(1000);
});
