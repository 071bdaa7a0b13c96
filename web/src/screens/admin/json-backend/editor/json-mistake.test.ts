import { DOCUMENT_JSON_MAX } from '@kodestien/contract/admin/rules';
import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

test('what is JSON has no mistake', () => {
  expect(jsonMistake('{"a": [1, 2.5e3, null, true, {}, []], "b": "\\"x\\""}')).toBeNull();
});

test.each([
  ['', 'end', 1, 1],
  ['{"a": 1', 'end', 1, 8],
  ['{\n"a" 1}', 'colon', 2, 5],
  ['{"a": }', 'value', 1, 7],
  ['{"a": 1\n"b": 2}', 'comma', 2, 1],
  ['{"a": 1,}', 'key', 1, 9],
  ['{a: 1}', 'key', 1, 2],
  ['[1, 2,]', 'value', 1, 7],
  ['[1, x]', 'value', 1, 5],
  ['{"a": "open}\n', 'open_string', 1, 7],
  ['{"a": "\\q"}', 'bad_string', 1, 7],
  ['{} {}', 'after', 1, 4],
  ['[1}', 'comma', 1, 3],
  ['// hei\n{}', 'comment', 1, 1],
] as const)('%j is told what is wrong, and where', (text, reason, line, column) => {
  expect(jsonMistake(text)).toEqual({ reason, line, column });
});

test('a text that goes deeper than anything can read gets a mistake of its own', () => {
  expect(jsonMistake('['.repeat(1_000_000))).toEqual({ reason: 'deep', line: 1, column: 1 });
});

test('a text that is longer than the server takes gets a mistake of its own before it is sent', () => {
  const around = '{"a": ""}'.length;
  expect(jsonMistake(`{"a": "${'y'.repeat(DOCUMENT_JSON_MAX - around)}"}`)).toBeNull();
  expect(jsonMistake(`{"a": "${'y'.repeat(DOCUMENT_JSON_MAX - around + 1)}"}`)?.reason).toBe('too_long');
});
