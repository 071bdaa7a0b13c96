import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { expect, test } from 'vitest';
import { judgeInPage } from './use-verdict.ts';

const INPUT = { kind: 'stdin', stdin: '' };
const PRINTED: Observation = { output: 'hei\n', transcript: [{ kind: 'out', text: 'hei\n' }] };

function exercise(expected: Observation | null): ReaderBlockOf<'exercise'> {
  const check = { id: 'a', after: [], name: { _no: 'A', _eng: 'A' }, compare: {}, input: { _no: INPUT, _eng: INPUT } };
  const checks = [{ ...check, expected: expected && { _no: expected, _eng: expected } }];
  return { type: 'exercise', language: 'python', checks } as unknown as ReaderBlockOf<'exercise'>;
}

test('a program is judged in the page where it is known what the solution gives', async () => {
  const judged = await judgeInPage(exercise(PRINTED), '_no', 'print("hei")', async () => [PRINTED]);
  expect(judged?.verdicts?.map(({ passed }) => passed)).toEqual([true]);
});

test('what a program prints is shown before the server knows what the solution gives', async () => {
  const judged = await judgeInPage(exercise(null), '_no', 'print("hei")', async () => [PRINTED]);
  expect(judged?.verdicts).toBeNull();
  expect(judged?.seen).toEqual({ check: 'a', observation: PRINTED });
});
