import { describe, expect, test } from 'vitest';
import { readJson } from './json-places.ts';

const TEXT = `{
  "slug": "a",
  "blocks": [
    { "slug": "b", "txt": { "_no": "x" } },
    7
  ]
}`;

describe('a text that is JSON', () => {
  test('is read as JSON.parse reads it', () => {
    for (const text of [TEXT, ' [1, -0.5e+3, true, null, "\\u00e5\\n", {}, []] ', '"å"', '0', '{"a":{"b":[[]]}}']) {
      expect(readJson(text)).toMatchObject({ value: JSON.parse(text) });
    }
  });

  test('tells where each value is; what is missing is where it should be', () => {
    const read = readJson(TEXT);
    if ('issue' in read) throw new Error(read.issue._eng);
    expect(read.placeOf('slug')).toEqual({ line: 2, column: 3 });
    expect(read.placeOf('blocks.0')).toEqual({ line: 4, column: 5 });
    expect(read.placeOf('blocks.0.txt._no')).toEqual({ line: 4, column: 29 });
    expect(read.placeOf('blocks.0.txt._eng')).toEqual({ line: 4, column: 20 });
    expect(read.placeOf('blocks.1')).toEqual({ line: 5, column: 5 });
    expect(read.placeOf('tittel._no')).toEqual({ line: 1, column: 1 });
    expect(read.placeOf('')).toEqual({ line: 1, column: 1 });
  });
});

test.each([
  ['', 1, 1, 'the document ends too early'],
  ['{\n  "a": 1,\n}', 3, 1, 'there is nothing between the comma and }'],
  ['[1,\n]', 2, 1, 'there is nothing between the comma and ]'],
  ['{"a": 1 "b": 2}', 1, 9, 'a comma or } is expected here'],
  ['[1 2]', 1, 4, 'a comma or ] is expected here'],
  ['{"a" 1}', 1, 6, ': is expected here'],
  ['{a: 1}', 1, 2, 'a name in double quotes is expected here'],
  ['{"a": tru}', 1, 7, 'a value is expected here'],
  ['{"a": 01}', 1, 8, 'a comma or } is expected here'],
  ['{"a": "x\ny"}', 1, 7, 'this text has no closing quotation mark on its line; a line break is written \\n'],
  ['{"a": "\\x"}', 1, 7, 'this text has an invalid character, or a \\ that means nothing'],
  ['{"a": "x}', 1, 7, 'this text has no closing quotation mark on its line; a line break is written \\n'],
  ['// hei\n{}', 1, 1, 'JSON cannot have comments'],
  ['{"a": 1, "b": [{"c": 1,\n "c": 2}]}', 2, 2, '"c" is here twice'],
  ['{} {}', 1, 4, 'the document has already ended here'],
  ['[1', 1, 3, 'the document ends too early'],
  [`${'['.repeat(100)}${']'.repeat(100)}`, 1, 62, 'nested too deeply'],
  ['['.repeat(1_000_000), 1, 1, 'nested too deeply'],
])('%j is refused at line %i, column %i: %s', (text, line, column, _eng) => {
  const issue = { _no: expect.any(String), _eng };
  expect(readJson(text)).toEqual({ issue, place: { line, column } });
});

test('whatever JSON.parse refuses is refused here too, with a place', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '1',
    '-',
    '0',
    'true',
    'nul',
    ' ',
    '\n',
    '\\',
    '//',
    '\ufeff',
    '\t',
    '\u0001',
    '\u2028',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return pieces[seed % pieces.length];
  };
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: 1 + (round % 9) }, next).join('');
    let isJson = true;
    try {
      JSON.parse(text);
    } catch {
      isJson = false;
    }
    expect('value' in readJson(text), JSON.stringify(text)).toBe(isJson);
  }
});
