import { expect, test } from 'vitest';
import { jsonFault, offsetOf, placeOf } from './json-fault.ts';

test('what is JSON has no fault', () => {
  expect(jsonFault('{"a": [1, 2.5e3, null, true, {}, []], "b": "\\"x\\""}')).toBeNull();
});

test.each([
  ['', 'end', 0],
  ['{"a": 1', 'end', 7],
  ['{"a" 1}', 'colon', 5],
  ['{"a": }', 'value', 6],
  ['{"a": 1 "b": 2}', 'comma', 8],
  ['{"a": 1,}', 'key', 8],
  ['{a: 1}', 'key', 1],
  ['[1, 2,]', 'value', 6],
  ['[1, x]', 'value', 4],
  ['{"a": "open}\n', 'open_string', 6],
  ['{"a": "\\q"}', 'value', 6],
  ['{} {}', 'after', 3],
  ['[1}', 'comma', 2],
] as const)('%j is told what is missing, and where', (text, reason, at) => {
  expect(jsonFault(text)).toEqual({ reason, at });
});

test('a place is a line and a column, and back again', () => {
  const text = '{\n  "a": 1\n}';
  expect(placeOf(text, 4)).toEqual({ line: 2, column: 3 });
  expect(offsetOf(text, 2, 3)).toBe(4);
  expect(offsetOf(text, 99, 1)).toBeLessThanOrEqual(text.length);
});
