import { describe, expect, test } from 'vitest';
import { loadEngine } from '../python/node.ts';
import { traceProgram } from '../python/tracing.ts';
import { isSameCell, type TableShape, tableOf } from './table.ts';

const engine = loadEngine();
const limits = { milliseconds: 5_000, outputCharacters: 50_000, memoryMegabytes: 128 };

function table(source: string, shape: Partial<TableShape>, stdin = '') {
  const trace = traceProgram(engine, { source, input: { kind: 'stdin', stdin }, limits });
  return tableOf(trace, { columns: [], lines: [], printed: false, ...shape });
}
const cells = (...given: Parameters<typeof table>) => table(...given).map((row) => [row.line, ...row.cells]);

describe('a table of values', () => {
  test('has the values after each line that was asked for, each time that it runs', () => {
    const source = 'total = 0\nfor i in range(3):\n    total = total + i\nprint(total)';
    expect(cells(source, { columns: ['i', 'total'], lines: [1, 3] })).toEqual([
      [1, null, '0'],
      [3, '0', '0'],
      [3, '1', '1'],
      [3, '2', '3'],
    ]);
  });

  test('has what was printed since the row above, without what was asked and typed', () => {
    const source = 'name = input("Who? ")\nprint("Hi")\nprint(name)\nx = 1';
    expect(cells(source, { columns: ['name'], lines: [1, 3, 4], printed: true }, 'Ada\n')).toEqual([
      [1, "'Ada'", null],
      [3, "'Ada'", 'Hi\nAda'],
      [4, "'Ada'", null],
    ]);
  });

  test('follows a call: the lines of the function come before the line that called it is done', () => {
    const source = 'def double(n):\n    answer = n * 2\n    return answer\nx = double(4)\ny = x';
    expect(cells(source, { columns: ['n', 'answer', 'x'], lines: [2, 3, 4] })).toEqual([
      [2, '4', '8', null],
      [3, '4', '8', null],
      [4, null, null, '8'],
    ]);
  });

  test('shows collections whole, and as they were at that time', () => {
    const source = 'items = list(range(12))\nitems.append("x")\nage = {"Ada": 36}\nage["Bo"] = 7';
    const rows = table(source, { columns: ['items', 'age'], lines: [1, 2, 4] });
    expect(rows.map((row) => row.cells)).toEqual([
      ['[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]', null],
      ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'x']", null],
      ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'x']", "{'Ada': 36, 'Bo': 7}"],
    ]);
  });

  test('has no row for a line that ends with an error', () => {
    const source = 'try:\n    x = 1\n    x = int("a")\nexcept ValueError:\n    x = 2';
    expect(cells(source, { columns: ['x'], lines: [2, 3, 5] })).toEqual([
      [2, '1'],
      [5, '2'],
    ]);
  });

  test('knows the step at which the line of a row is about to run', () => {
    const [, second] = table('x = 1\nx = 2\nx = 3', { columns: ['x'], lines: [1, 2, 3] });
    expect(second).toMatchObject({ line: 2, step: 1 });
  });
});

describe('what is written into a cell', () => {
  test.each([
    ['3', '3'],
    [' 3 ', '3'],
    ['+3', '3'],
    ['2,5', '2.5'],
    ['2.50', '2.5'],
    ['true', 'True'],
    ['Ada', "'Ada'"],
    ['"Ada"', "'Ada'"],
    ['“Ada”', "'Ada'"],
    ['«Ada»', "'Ada'"],
    ['Ada  Bo', "'Ada Bo'"],
    ['"3"', "'3'"],
    ['""', "''"],
    ["it's", `"it's"`],
    ['[1,2, 3]', '[1, 2, 3]'],
    ['["a","b"]', "['a', 'b']"],
    ['[a, b]', "['a', 'b']"],
    ['{"Ada":36}', "{'Ada': 36}"],
    ['{Bo: 7, Ada: 36}', "{'Ada': 36, 'Bo': 7}"],
    ['(1, 2)', '(1, 2)'],
    ['[ ]', '[]'],
  ])('%s means %s', (given, expected) => {
    expect(isSameCell(given, expected)).toBe(true);
  });

  test.each([
    ['4', '3'],
    ['', '3'],
    ['-', '0'],
    ['2', '2.0'],
    ['"3"', '3'],
    ['3', "'3'"],
    ['True', "'True'"],
    ['', "''"],
    ['ada', "'Ada'"],
    ['"Ada "', "'Ada'"],
    ['[1, 2]', '[1, 2, 3]'],
    ['["1"]', '[1]'],
    ['[12]', '[1, 2]'],
    ['[2, 1]', '[1, 2]'],
    ['{Ada: 7, Bo: 36}', "{'Ada': 36, 'Bo': 7}"],
  ])('%s does not mean %s', (given, expected) => {
    expect(isSameCell(given, expected)).toBe(false);
  });

  test('nothing is an empty cell or a dash of any kind', () => {
    for (const given of ['', ' ', '-', '–', '—']) expect(isSameCell(given, null)).toBe(true);
    expect(isSameCell('0', null)).toBe(false);
  });

  test('an output is compared by its words, quotation marks and all', () => {
    expect(isSameCell('Hi  Ada', 'Hi\nAda', true)).toBe(true);
    expect(isSameCell('hi Ada', 'Hi\nAda', true)).toBe(false);
    expect(isSameCell('3', '3', true)).toBe(true);
  });
});
