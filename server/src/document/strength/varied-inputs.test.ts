import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { expect, test } from 'vitest';
import type { ExerciseCheck } from '../exercise-checks.ts';
import { SeededRandom } from './random.ts';
import { variedChecks } from './varied-inputs.ts';

const check = (input: ProgramInput): ExerciseCheck => ({ id: 'a', name: { _no: 'a', _eng: 'a' }, input });
const varied = (inputs: ProgramInput[], solution = '') =>
  variedChecks(inputs.map(check), solution, new SeededRandom('test')).map(({ input }) => input as ProgramInput);

test('other inputs are the same each time, and none of them is one of the checks', () => {
  const inputs: ProgramInput[] = [{ kind: 'stdin', stdin: '3\nAda' }];
  expect(varied(inputs).length).toBeGreaterThan(5);
  expect(varied(inputs)).toEqual(varied(inputs));
  expect(varied(inputs)).not.toContainEqual(inputs[0]);
});

test('a number stays a whole number that is not below zero, unless a check has such a number', () => {
  const lines = varied([{ kind: 'stdin', stdin: '20' }]).map((input) => ('stdin' in input ? input.stdin : ''));
  expect(lines.every((line) => /^\d+$/.test(line ?? ''))).toBe(true);
  const below = varied([
    { kind: 'call', function: 'f', args: [-3] },
    { kind: 'call', function: 'f', args: [8] },
  ]);
  expect(below.some((input) => input.kind === 'call' && Number(input.args[0]) < 0)).toBe(true);
});

test('the limit that the solution itself names is tried, and one to each side of it', () => {
  const tried = varied(
    [10, 20, 50, 60, 70].map((age): ProgramInput => ({ kind: 'call', function: 'f', args: [age] })),
    'def f(age):\n    return age >= 18',
  ).map((input) => (input.kind === 'call' ? input.args[0] : undefined));
  expect(tried).toEqual(expect.arrayContaining([17, 18, 19]));
});

test('lists become shorter and longer, and the literals of an expression change', () => {
  const lists = varied([{ kind: 'call', function: 'f', args: [[1, 2, 3]] }]);
  const lengths = new Set(lists.map((input) => (input.kind === 'call' ? (input.args[0] as number[]).length : 0)));
  expect(lengths.has(4)).toBe(true);
  expect(lengths.size).toBeGreaterThan(1);
  const codes = varied([{ kind: 'expression', code: 'Dog("Rex", 3).age' }]);
  expect(codes.every((input) => input.kind === 'expression' && /^Dog\(".*", \d+\)\.age$/.test(input.code))).toBe(true);
  expect(codes.length).toBeGreaterThan(3);
});

test('an expression that replaces a function of the learner is asked as it is', () => {
  const code = '[area := (lambda side: 0), test_area(4)]';
  expect(varied([{ kind: 'expression', code }]).every((input) => 'code' in input && input.code === code)).toBe(true);
});

test('the numbers in a file change, and the names of its columns stay', () => {
  const files = { 'points.csv': 'name,points\nAda,3\nOla,12\n' };
  const others = varied([{ kind: 'stdin', stdin: '', files }]).flatMap((input) =>
    'files' in input ? [input.files?.['points.csv'] ?? ''] : [],
  );
  expect(others.length).toBeGreaterThan(5);
  expect(others.every((text) => text.startsWith('name,points\n'))).toBe(true);
  expect(others.some((text) => /^Ada,(?!3$)\d+$/m.test(text))).toBe(true);
  expect(new Set(others.map((text) => text.split('\n').length)).size).toBeGreaterThan(1);
});
