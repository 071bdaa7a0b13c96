import { describe, expect, test } from 'vitest';
import type { PageInput, ProgramInput } from './inputs.ts';
import { type Check, hiddenLast, judge } from './judge.ts';
import type { Observation, ProgramError } from './observation.ts';
import type { Compare } from './output-reason.ts';
import type { Value } from './value.ts';

const stdin: ProgramInput = { kind: 'stdin', stdin: '' };
const call: ProgramInput = { kind: 'call', function: 'f', args: [] };
const printed = (output: string): Observation => ({ output, transcript: [{ kind: 'out', text: output }] });
const returned = (value: Value, output = ''): Observation => ({ ...printed(output), value });
const failing = (type: string, syntax = false): Observation => {
  const error: ProgramError = { type, message: 'm', line: 1, column: 1, traceback: '', syntax };
  return { output: '', transcript: [], error };
};
const int = (value: number): Value => ({ type: 'int', text: String(value) });
const float = (text: string): Value => ({ type: 'float', text });
const str = (text: string): Value => ({ type: 'str', text });
const list = (...items: Value[]): Value => ({ type: 'list', items });
const set = (...items: Value[]): Value => ({ type: 'set', items });
const named = (entries: [string, Value][]) => entries.map(([key, value]): [Value, Value] => [str(key), value]);
const dict = (...entries: [string, Value][]): Value => ({ type: 'dict', entries: named(entries) });
const object = (...entries: [string, Value][]): Value => ({ type: 'Object', entries: named(entries) });
const none: Value = { type: 'None' };

function reason(input: ProgramInput, actual: Observation, expected: Observation, compare: Compare = {}) {
  const [verdict] = judge([{ id: 'a', input, compare }], [actual], [expected]);
  return verdict?.state === 'passed' ? 'passed' : verdict?.reason;
}
const output = (actual: string, expected: string, compare?: Compare) =>
  reason(stdin, printed(actual), printed(expected), compare);
const value = (actual: Value, expected: Value, compare?: Compare) =>
  reason(call, returned(actual), returned(expected), compare);

test('a page where the selector finds nothing fails for that, a program that gives an empty list does not', () => {
  const input: PageInput = { kind: 'style', selector: 'h1', property: 'color' };
  const [page] = judge([{ id: 'a', input }], [returned(list())], [returned(list(str('rgb(1, 2, 3)')))]);
  expect(page?.reason).toBe('missing');
  const array = (...items: Value[]): Value => ({ type: 'array', items });
  expect(value(array(), array({ type: 'string', text: 'a' }))).toBe('missing_item');
  expect(value(list(), list(str('a')))).toBe('missing_item');
});

describe('what a program prints', () => {
  test('passes when it is what the reference prints', () => {
    expect(output('Hei\n', 'Hei\n')).toBe('passed');
  });
  test('may have other white space at the end of lines, unless every character counts', () => {
    expect(output('a  \nb', 'a\nb\n\n')).toBe('passed');
    expect(output('a \n', 'a\n', { output: 'exact' })).toBe('spaces');
    expect(output('a b\nc', 'a\nb c', { output: 'words' })).toBe('passed');
    expect(output('A', 'a', { ignore_case: true })).toBe('passed');
    expect(output('3.1', '3.14159', { tolerance: 0.1 })).toBe('passed');
    expect(output('pi 3.0', 'pi 3.14159', { tolerance: 0.1 })).toBe('rounding');
  });
  test.each([
    ['', 'Hei', 'nothing'],
    ['hei', 'Hei', 'case'],
    ['Hei  Ada', 'Hei Ada', 'spaces'],
    ['Hei Ada', 'Hei, Ada!', 'punctuation'],
    ['Areal: 3.14', 'Areal: 3.14159', 'rounding'],
    ['Sum: 9', 'Sum: 10', 'off_by_one'],
    ['1\n2\n3', '1\n2\n3\n4', 'missing_line'],
    ['0\n1\n2', '1\n2', 'extra_line'],
    ['b\na', 'a\nb', 'order'],
    ['Ha det', 'Hei', 'different'],
    ['2', '-2', 'different'],
    ['-2', '2', 'different'],
    ['Sum: (-2)', 'Sum: (2)', 'different'],
    ['-1', '0', 'off_by_one'],
    ['-2.5', '-2.53', 'rounding'],
    ['-2!', '-2.', 'punctuation'],
    ['2026-11-15', '2026/11/15', 'punctuation'],
    ['Python 3 1', 'Python-3-1', 'punctuation'],
  ])('%j instead of %j fails for %s', (actual, expected, reason) => {
    expect(output(actual, expected)).toBe(reason);
  });
});

describe('what a function gives back', () => {
  test.each<[Value, Value, string]>([
    [int(4), int(4), 'passed'],
    [str('4'), int(4), 'type'],
    [float('4.0'), int(4), 'type'],
    [none, int(4), 'none'],
    [int(3), int(4), 'off_by_one'],
    [int(7), int(4), 'different'],
    [float('3.1'), float('3.14'), 'rounding'],
    [int(3), float('3.14'), 'rounding'],
    [str('hei'), str('Hei'), 'case'],
    [str('Hei '), str('Hei'), 'spaces'],
    [list(int(2), int(1)), list(int(1), int(2)), 'order'],
    [list(int(1)), list(int(1), int(2)), 'missing_item'],
    [list(int(1), int(2), int(3)), list(int(1), int(2)), 'extra_item'],
    [list(str('1')), list(int(1)), 'type'],
    [{ type: 'tuple', items: [int(1)] }, list(int(1)), 'type'],
    [str('-2'), str('2'), 'different'],
    [set(int(3), int(1)), set(int(1), int(2), int(3)), 'missing_item'],
    [set(int(4), int(3), int(1), int(2)), set(int(1), int(2), int(3)), 'extra_item'],
    [set(int(1), int(4)), set(int(1), int(2)), 'different'],
    [dict(['a', int(1)]), dict(['b', int(2)], ['a', int(1)]), 'missing_item'],
    [dict(['b', int(2)], ['a', int(1)]), dict(['a', int(1)]), 'extra_item'],
    [dict(['a', int(1)]), dict(['b', int(1)]), 'different'],
    [dict(['a', int(7)]), dict(['a', int(1)], ['b', int(2)]), 'different'],
    [dict(['a', int(2)]), dict(['a', int(3)]), 'different'],
    [object(['a', int(1)]), object(['a', int(1)], ['b', int(2)]), 'missing_item'],
  ])('%j instead of %j: %s', (actual, expected, reason) => {
    expect(value(actual, expected)).toBe(reason);
  });
  test('is missing when the function prints it instead', () => {
    expect(reason(call, returned(none, '4\n'), returned(int(4)))).toBe('printed_not_returned');
    expect(reason(call, returned(none, 'Hei\n'), returned(str('Hei')))).toBe('printed_not_returned');
  });
  test('passes whatever is printed beside it, unless the author asks for that too', () => {
    expect(reason(call, returned(int(4), 'debug\n'), returned(int(4)))).toBe('passed');
    expect(reason(call, returned(int(4), 'debug\n'), returned(int(4)), { also_output: true })).toBe('extra_line');
  });
});

describe('a program that does not get that far', () => {
  test.each<[Observation, string]>([
    [failing('SyntaxError', true), 'syntax'],
    [failing('NameError'), 'error:NameError'],
    [{ ...printed('1'), stopped: 'time' }, 'time'],
    [{ ...printed('1'), stopped: 'memory' }, 'memory'],
    [{ ...printed('1'), stopped: 'output' }, 'output'],
    [{ ...printed('1'), stopped: 'crash' }, 'crash'],
  ])('never passes, even with the right output so far', (actual, expected) => {
    expect(reason(stdin, actual, printed('1'))).toBe(expected);
  });
  test('passes when the reference ends with the same kind of error', () => {
    expect(reason(call, failing('ValueError'), failing('ValueError'))).toBe('passed');
    expect(reason(call, failing('TypeError'), failing('ValueError'))).toBe('error:TypeError');
    expect(reason(call, returned(none), failing('ValueError'))).toBe('no_error');
  });
});

test('a drawing must be the drawing of the reference', () => {
  const line = { kind: 'line', from: [0, 0], to: [100, 0], colour: 'black', width: 1 } as const;
  const drawn = (to: number): Observation => ({ ...printed(''), drawing: [{ ...line, to: [to, 0] }] });
  expect(reason(stdin, drawn(100), drawn(100))).toBe('passed');
  expect(reason(stdin, drawn(90), drawn(100))).toBe('drawing');
  expect(reason(stdin, printed(''), drawn(100))).toBe('drawing');
});

describe('checks together', () => {
  const checks: Check[] = [
    { id: 'starts', input: stdin },
    { id: 'adds', input: stdin, after: ['starts'] },
    { id: 'adds-more', input: stdin, after: ['adds'], hidden: true },
  ];
  test('wait for those that they depend on', () => {
    const expected = [printed('1'), printed('2'), printed('3')];
    const states = (actual: Observation[]) => judge(checks, actual, expected).map(({ state }) => state);
    expect(states(expected)).toEqual(['passed', 'passed', 'passed']);
    expect(states([printed('x'), printed('2'), printed('3')])).toEqual(['failed', 'waiting', 'waiting']);
    expect(states([printed('1'), printed('x'), printed('3')])).toEqual(['passed', 'failed', 'waiting']);
  });
  test('are run with the hidden ones last, whatever order the author chose', () => {
    const shuffled = [{ id: 'a', hidden: true }, { id: 'b' }, { id: 'c', hidden: true }, { id: 'd' }];
    expect(hiddenLast(shuffled).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });
  test('cannot be judged when an observation is missing', () => {
    expect(() => judge(checks, [printed('1')], [printed('1'), printed('2'), printed('3')])).toThrow('adds');
  });
});

describe("the author's help", () => {
  const help = [
    { when: { got: '12' }, text: 'joined as text' },
    { when: { reason: 'error' }, text: 'an error' },
    { when: { reason: 'off_by_one', got: '4' }, text: 'one too many' },
    { when: { reason: 'off_by_one' }, text: 'one off' },
  ];
  const helped = (actual: Observation, expected: Observation) =>
    judge([{ id: 'a', input: stdin, help }], [actual], [expected])[0]?.help?.text;
  test('comes for exactly that answer, or for that reason', () => {
    expect(helped(printed('12\n'), printed('3\n'))).toBe('joined as text');
    expect(helped(failing('TypeError'), printed('3\n'))).toBe('an error');
    expect(helped(printed('4'), printed('3'))).toBe('one too many');
    expect(helped(printed('2'), printed('3'))).toBe('one off');
    expect(helped(printed('99'), printed('3'))).toBeUndefined();
    expect(helped(printed('3'), printed('3'))).toBeUndefined();
  });
  test('for a wrong answer serves a missing item too, unless there are words for that', () => {
    const different = { when: { reason: 'different' }, text: 'wrong' };
    const missing = { when: { reason: 'missing_item' }, text: 'one is missing' };
    const helpedWith = (...help: (typeof different)[]) =>
      judge([{ id: 'a', input: call, help }], [returned(list())], [returned(list(int(1)))])[0]?.help?.text;
    expect(helpedWith(different)).toBe('wrong');
    expect(helpedWith(different, missing)).toBe('one is missing');
  });
});

test('a long row of spaces is compared in the time that its length takes, not its square', () => {
  const spaces = ' '.repeat(50_000);
  expect(output(`a${spaces}b`, 'a b')).toBe('spaces');
  expect(output(`a${spaces}\nb${spaces}`, 'a\nb')).toBe('passed');
});

test('what is said of a long answer is its beginning, and how much more there is', () => {
  const answer = returned(str('x'.repeat(60_000)));
  const [verdict] = judge([{ id: 'a', input: call }], [answer], [returned(str('x'))]);
  expect(verdict?.got).toMatch(/^'x{49999}… \(\+10002\)$/);
});

test('a failed check says what stopped the program, and one that passes says nothing', () => {
  const [verdict] = judge([{ id: 'a', input: call }], [failing('NameError')], [returned(str('x'))]);
  expect(verdict?.error?.type).toBe('NameError');
  const [same] = judge([{ id: 'a', input: call }], [failing('NameError')], [failing('NameError')]);
  expect(same).toMatchObject({ state: 'passed' });
  expect(same).not.toHaveProperty('error');
});
