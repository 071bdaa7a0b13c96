import type { Observation } from '@kodestien/sandbox/judge/observation';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { quiz } from '../quiz.ts';
import type { AuthorRuns, Quiz } from './kind.ts';
import { trace } from './trace.ts';

vi.setConfig({ testTimeout: 120_000 });

const grader = createGrader({ size: 1 });
afterAll(() => grader.close());

const both = (text: string) => ({ _no: text, _eng: text });
const SUM: Quiz = {
  slug: 'sum',
  type: 'quiz',
  kind: 'trace',
  poeng: 5,
  question: both('?'),
  language: 'python',
  code: both('total = 1\nfor i in range(2):\n    total = total + 2\nprint(total)'),
  columns: ['i', 'total'],
  rows: [1, 3, 3, 4],
  printed: true,
  help: both('Look at line 3.'),
};
const RIGHT = ['', '1', '', '0', '3', '', '1', '5', '-', '1', '5', '5'];

const runs: AuthorRuns = {
  outputOf: () => Promise.reject(new Error('not for this kind')),
  doTheSame: () => Promise.reject(new Error('not for this kind')),
  traceOf: async (source, stdin) => {
    const inputs = [{ kind: 'trace' as const, stdin }];
    const [observation] = await grader.observe({ language: 'python', source, inputs, key: 'test', trust: 'author' });
    return observation as Observation;
  },
};
const reasons = async (block: Partial<Quiz>) =>
  (await quiz.prove?.({ ...SUM, ...block } as Quiz, '_eng', grader))?.map(({ reason }) => reason._eng);

describe('a table of values', () => {
  test('reaches readers with its variables and lines, and without a single value', () => {
    const { table, code } = quiz.render(SUM);
    expect(table).toEqual({
      columns: { _no: ['i', 'total'], _eng: ['i', 'total'] },
      rows: [1, 3, 3, 4],
      printed: true,
      stdin: both(''),
    });
    expect(code).toEqual(SUM.code);
    expect(JSON.stringify(quiz.render(SUM))).not.toContain('Look at');
  });

  test('passes when every cell means what the program does', async () => {
    const { passed, parts } = await trace.judge(SUM, '_no', RIGHT, runs);
    expect([passed, parts.length]).toEqual([true, 4]);
  });

  test('a wrong answer tells the first wrong row and the words of the author, and no value', async () => {
    const wrong = RIGHT.with(7, '4').with(10, '4');
    expect(await trace.judge(SUM, '_no', wrong, runs)).toEqual({
      passed: false,
      parts: [{ id: '2', correct: false, why: 'Look at line 3.' }],
    });
  });

  test('an answer with too few or too many cells is no right one', async () => {
    expect((await trace.judge(SUM, '_no', RIGHT.slice(0, -1), runs)).passed).toBe(false);
    expect((await trace.judge(SUM, '_no', [...RIGHT, ''], runs)).passed).toBe(false);
    expect((await trace.judge(SUM, '_no', [], runs)).passed).toBe(false);
  });

  test('is for teachers row by row', async () => {
    expect(await trace.rightAnswers(SUM, '_no', runs)).toEqual([
      '1 → total: 1',
      '3 → i: 0, total: 3',
      '3 → i: 1, total: 5',
      '4 → i: 1, total: 5, print: 5',
    ]);
  });
});

describe('what is reported to an author', () => {
  test('nothing of a table that the program fills', async () => {
    expect(trace.check?.(SUM)).toEqual([]);
    expect(await reasons({})).toEqual([]);
  });

  test('which rows it should have had', async () => {
    expect(await reasons({ rows: [1, 3, 4] })).toEqual([
      'the program in English runs these lines as rows: [1, 3, 3, 4]. It says [1, 3, 4]',
    ]);
  });

  test('that the program stops with an error or never ends', async () => {
    expect(await reasons({ code: both('x = 1\ny = x + "a"') })).toEqual([expect.stringContaining('TypeError')]);
    expect(await reasons({ code: both('x = 1\nwhile True:\n    x = x + 1') })).toEqual([
      expect.stringContaining('time ran out'),
    ]);
  });

  test('that a variable never has a value, or a row nothing to write', async () => {
    expect(await reasons({ columns: ['i', 'totl'] })).toContain(
      'the variable "totl" has no value in any row when the program runs in English',
    );
    expect(await reasons({ columns: ['i'], printed: false })).toEqual(['row 1 has nothing to fill in, in English']);
  });

  test('that it is for Python, and for lines that are there', () => {
    const reported = (block: Partial<Quiz>) =>
      trace.check?.({ ...SUM, ...block } as Quiz).map(({ reason }) => reason._eng);
    expect(reported({ language: 'javascript' })).toEqual(['a question of kind trace needs a Python program']);
    expect(reported({ rows: [1, 9] })).toEqual([
      'rows names line 9, which the program does not have or which is empty',
    ]);
  });

  test('what is typed is read by the program', async () => {
    const code = both('n = int(input())\nm = n + 1');
    const block: Quiz = { ...SUM, code, columns: ['n', 'm'], rows: [1, 2], printed: false, stdin: '4\n' };
    expect(await reasons(block)).toEqual([]);
    expect((await trace.judge(block, '_no', ['4', '', '4', '5'], runs)).passed).toBe(true);
  });
});
