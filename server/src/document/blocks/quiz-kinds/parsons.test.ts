import { describe, expect, test } from 'vitest';
import { quiz } from '../quiz.ts';
import { quizKindOf } from './index.ts';
import type { AuthorRuns, Quiz } from './kind.ts';
import { parsons } from './parsons.ts';

const both = (text: string) => ({ _no: text, _eng: text });
const LOOP: Quiz = {
  slug: 'loop',
  type: 'quiz',
  kind: 'parsons',
  poeng: 5,
  question: both('?'),
  language: 'python',
  indent: true,
  lines: [
    { id: 'start', code: 'total = 0' },
    { id: 'loop', code: 'for i in range(3):' },
    { id: 'add', code: '    total = total + i' },
    { id: 'show', code: 'print(total)' },
  ],
  distractors: [{ id: 'colon', code: 'for i in range(3)', why: both('A colon is missing.') }],
};
const ORDER_ONLY: Quiz = { ...LOOP, indent: false };

/** A sandbox in which these programs, and no others, do what the author's does. */
function runs(...alike: string[]): AuthorRuns & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    outputOf: () => Promise.reject(new Error('not for this kind')),
    traceOf: () => Promise.reject(new Error('not for this kind')),
    doTheSame: async (_language, _reference, other) => {
      asked.push(other);
      return alike.includes(other);
    },
  };
}

describe('indentation as part of the answer', () => {
  test('lines reach readers without their indentation, and with the word that it is asked for', () => {
    const shown = quiz.render(LOOP);
    expect(shown.indent).toBe(true);
    expect(shown.lines.map(({ code }) => code._no).filter((code) => code.startsWith(' '))).toEqual([]);
    expect(quiz.render(ORDER_ONLY).lines.map(({ code }) => code._no)).toContain('    total = total + i');
  });

  test('the right order with the right indentation passes, and no program is run for it', async () => {
    const sandbox = runs();
    const { passed } = await parsons.judge(LOOP, '_no', ['start:0', 'loop', 'add:1', 'show:0'], sandbox);
    expect([passed, sandbox.asked]).toEqual([true, []]);
  });

  test.each([
    ['without indentation', ['start', 'loop', 'add', 'show'], 'add'],
    ['indented too far', ['start', 'loop', 'add:2', 'show'], 'add'],
    ['a line of the loop that does not belong to it', ['start', 'loop', 'add:1', 'show:1'], 'show'],
  ])('%s fails, and the line is reported as being in its place', async (_name, answer, id) => {
    const { passed, parts } = await parsons.judge(LOOP, '_no', answer, runs());
    expect([passed, parts]).toEqual([false, [{ id, correct: false, indent: true }]]);
  });

  test('where it is not asked for, lines have the indentation that they were given', async () => {
    expect((await parsons.judge(ORDER_ONLY, '_no', ['start', 'loop', 'add', 'show'], runs())).passed).toBe(true);
    expect((await parsons.judge(ORDER_ONLY, '_no', ['start', 'loop', 'add:3', 'show'], runs())).passed).toBe(true);
  });

  test.each([['add:99'], ['add:-1'], ['add:1:1'], ['add: 1'], [':1'], ['toString:1'], ['__proto__']])(
    'the line %j is no right one',
    async (line) => {
      const sandbox = runs();
      const { passed } = await parsons.judge(LOOP, '_no', ['start', 'loop', line, 'show'], sandbox);
      expect([passed, sandbox.asked]).toEqual([false, []]);
    },
  );

  test('needs a language, whole levels, and distractors that can be told apart', () => {
    const reasons = (block: Partial<Quiz>) => parsons.check?.({ ...LOOP, ...block }).map(({ reason }) => reason._eng);
    expect(reasons({})).toEqual([]);
    const { language: _, ...unnamed } = LOOP;
    expect(parsons.check?.(unnamed).map(({ reason }) => reason._eng)).toEqual([
      'a question of kind parsons needs language',
    ]);
    expect(
      reasons({
        lines: [
          { id: 'a', code: 'x' },
          { id: 'b', code: '  y' },
        ],
      }),
    ).toEqual(['the line "b" is not indented by whole levels of 4 spaces']);
    const reset = [{ id: 'reset', code: '    total = 0', why: both('no') }];
    expect(reasons({ distractors: reset })).toEqual([
      'the line "reset" differs from another only by its indentation, which readers do not see',
    ]);
    expect(reasons({ indent: false, distractors: reset })).toEqual([]);
  });
});

describe('another order', () => {
  const SWAPPED = ['loop', 'start', 'add', 'show'];

  test('passes when its program does what the author’s does', async () => {
    const program = 'for i in range(3):\ntotal = 0\n    total = total + i\nprint(total)';
    expect((await parsons.judge(ORDER_ONLY, '_no', SWAPPED, runs(program))).passed).toBe(true);
    expect(await parsons.judge(ORDER_ONLY, '_no', SWAPPED, runs())).toEqual({
      passed: false,
      parts: [{ id: 'loop', correct: false }],
    });
  });

  test('is never run with a line too many, a line too few, or one twice', async () => {
    for (const answer of [
      ['colon', 'start', 'add', 'show'],
      ['loop', 'start', 'show'],
      ['loop', 'loop', 'add', 'show'],
      [...SWAPPED, 'show'],
    ]) {
      const sandbox = runs();
      const { passed } = await parsons.judge(ORDER_ONLY, '_no', answer, sandbox);
      expect([passed, sandbox.asked]).toEqual([false, []]);
    }
  });

  test('of a program that uses chance must be the author’s', async () => {
    const sandbox = runs();
    const lines = ['import random', 'names = ["Ida", "Ola"]', 'random.shuffle(names)', 'print(names[0])'];
    const block = { ...ORDER_ONLY, lines: lines.map((code, at) => ({ id: `line-${at}`, code })) };
    const { passed } = await parsons.judge(block, '_no', ['line-0', 'line-1', 'line-3', 'line-2'], sandbox);
    expect([passed, sandbox.asked]).toEqual([false, []]);
  });

  test('of a page, or of lines in no language, must be the author’s', async () => {
    for (const language of ['html', undefined] as const) {
      const sandbox = runs();
      const block = { ...ORDER_ONLY, language } as Quiz;
      expect([(await parsons.judge(block, '_no', SWAPPED, sandbox)).passed, sandbox.asked]).toEqual([false, []]);
    }
  });
});

test('the name of earlier versions, order, is the same kind, and is written as today’s', () => {
  const earlier: Quiz = { ...ORDER_ONLY, kind: 'order' };
  expect(quizKindOf(earlier)).toBe(parsons);
  expect(quiz.render(earlier).kind).toBe('parsons');
  expect(quiz.write(earlier).settings?.kind).toBe('parsons');
});
