import type { TestQuestion } from '@kodestien/contract/document/teaching';
import { createGrader, type Grader } from '@kodestien/sandbox/server/grader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provablesOf, proveBlock } from './prove-block.ts';

let grader: Grader;
beforeAll(() => {
  grader = createGrader();
});
afterAll(() => grader.close());

const both = (text: string) => ({ _no: text, _eng: text });
const asked = (more: Partial<TestQuestion>): TestQuestion => ({
  slug: 'sum',
  question: both('What does it print?'),
  language: 'python',
  code: both('print(int(input()) + 1)'),
  stdin: '2',
  output: both('3'),
  ...more,
});
const reasonsOf = async (question: TestQuestion) =>
  (await proveBlock(question, grader)).map(({ reason, section }) => [section?.name, section?.lang, reason._eng]);

test('an output that the program prints is proved, in both languages', async () => {
  expect(await reasonsOf(asked({}))).toEqual([]);
  const own = { code: { _no: 'print("to")', _eng: 'print("two")' }, output: { _no: 'to', _eng: 'two' } };
  expect(await reasonsOf(asked(own))).toEqual([]);
});

test('an answer key that is wrong, and a program that fails, are issues in their own sections', async () => {
  expect(await reasonsOf(asked({ output: { _no: '3', _eng: '4' } }))).toEqual([
    ['output', '_eng', 'the program in English prints something else: "3"'],
  ]);
  const failing = await reasonsOf(asked({ code: { _no: 'print(int(input()) + 1)', _eng: 'print(1 / 0)' } }));
  expect(failing).toEqual([['code', '_eng', expect.stringContaining('ZeroDivisionError')]]);
});

test('of a test only questions about an output are run', () => {
  const { output: _, ...written } = asked({ slug: 'written', answer: both('One') });
  const teaching = { questions: [asked({}), written] };
  const parts = provablesOf({ blocks: [], teaching } as never);
  expect(parts.map(({ place }) => place)).toEqual([{ teaching: 'sum' }]);
});
