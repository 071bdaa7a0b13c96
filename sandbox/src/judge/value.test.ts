import { describe, expect, test } from 'vitest';
import { display, isSameValue, isValue, type Value } from './value.ts';

const int = (text: string): Value => ({ type: 'int', text });
const float = (text: string): Value => ({ type: 'float', text });
const str = (text: string): Value => ({ type: 'str', text });
const list = (...items: Value[]): Value => ({ type: 'list', items });

describe('two values', () => {
  test('that look alike but have different types are not the same', () => {
    const alike = [int('1'), float('1.0'), str('1'), { type: 'bool', text: 'True' }] satisfies Value[];
    for (const one of alike) for (const other of alike) expect(isSameValue(one, other)).toBe(one === other);
  });
  test('that are large integers are compared to the last digit', () => {
    expect(isSameValue(int('100000000000000000000000001'), int('100000000000000000000000002'))).toBe(false);
  });
  test('that are sums in another order are the same, as long as they are decimal numbers', () => {
    expect(isSameValue(float('0.30000000000000004'), float('0.3'))).toBe(true);
    expect(isSameValue(float('0.301'), float('0.3'))).toBe(false);
  });
  test('with a tolerance are compared as numbers', () => {
    expect(isSameValue(int('3'), float('3.05'), 0.1)).toBe(true);
    expect(isSameValue(list(float('1.0')), list(float('1.2')), 0.1)).toBe(false);
    expect(isSameValue(str('3'), int('3'), 0.1)).toBe(false);
  });
  test('that are not a number are the same', () => {
    expect(isSameValue(float('nan'), float('nan'))).toBe(true);
    expect(isSameValue(float('inf'), float('-inf'))).toBe(false);
  });
  test('that are dictionaries do not depend on the order of their keys, but lists do', () => {
    const dict = (...entries: [Value, Value][]): Value => ({ type: 'dict', entries });
    expect(
      isSameValue(dict([str('a'), int('1')], [str('b'), int('2')]), dict([str('b'), int('2')], [str('a'), int('1')])),
    ).toBe(true);
    expect(isSameValue(list(int('1'), int('2')), list(int('2'), int('1')))).toBe(false);
  });
  test('that were too large to encode are never the same: nobody knows what was left out', () => {
    expect(isSameValue(list({ type: 'cut' }), list({ type: 'cut' }))).toBe(false);
  });
});

test('a value is shown as its language shows it', () => {
  expect(display(list(int('1'), str("it's"), { type: 'tuple', items: [float('1.0')] }, { type: 'None' }))).toBe(
    `[1, "it's", (1.0,), None]`,
  );
  expect(display({ type: 'dict', entries: [[str('å\n'), { type: 'set', items: [] }]] })).toBe(`{'å\\n': set()}`);
  expect(
    display({
      type: 'Object',
      entries: [
        [
          { type: 'string', text: 'name' },
          { type: 'array', items: [{ type: 'number', text: '-0' }] },
        ],
        [{ type: 'string', text: 'a b' }, { type: 'undefined' }],
      ],
    }),
  ).toBe(`{ name: [-0], 'a b': undefined }`);
});

test('data that only pretends to be a value is recognised', () => {
  expect(isValue({ type: 'list', items: [{ type: 'int', text: '1' }] })).toBe(true);
  const deep = Array.from({ length: 1000 }).reduce<unknown>((inner) => ({ type: 'list', items: [inner] }), {
    type: 'None',
  });
  for (const data of [
    null,
    1,
    'int',
    {},
    { type: 'int' },
    { type: 'list', items: 3 },
    { type: 'list', items: [{}] },
    { type: 'dict', entries: [[{ type: 'None' }]] },
    { type: 'object', text: '' },
    deep,
  ])
    expect(isValue(data)).toBe(false);
});

describe('a value that was too long', () => {
  const cut = (hash?: string, more = 9): Value => ({
    type: 'cut',
    of: 'str',
    start: 'abc',
    more,
    ...(hash && { hash }),
  });

  test('equals another one by the hash of the whole, and nothing where that is not known', () => {
    expect(isSameValue(cut('1'), cut('1'))).toBe(true);
    expect(isSameValue(cut('1'), cut('2'))).toBe(false);
    expect(isSameValue(cut('1', 8), cut('1', 9))).toBe(false);
    expect(isSameValue(cut(), cut())).toBe(false);
    expect(isSameValue(cut('1'), { type: 'str', text: 'abc' })).toBe(false);
    expect(isSameValue({ type: 'int', text: '1' }, cut('1'), 5)).toBe(false);
  });

  test('is shown by its beginning, and how much more there is', () => {
    expect(display(cut('1'))).toBe("'abc… (+9)");
    const rest: Value = { type: 'cut', more: 99 };
    expect(display({ type: 'list', items: [{ type: 'int', text: '1' }, rest] })).toBe('[1, … (+99)]');
    expect(display({ type: 'dict', entries: [[rest, rest]] })).toBe('{… (+99)}');
  });

  test('is no value when its parts are something else', () => {
    expect(isValue({ type: 'cut', more: 1, hash: 'x', start: '', of: 'int' })).toBe(true);
    for (const wrong of [{ more: -1 }, { more: '1' }, { more: 1.5 }, { hash: 1 }, { start: [] }, { of: {} }]) {
      expect(isValue({ type: 'cut', ...wrong })).toBe(false);
    }
  });
});
