import { describe, expect, test } from 'vitest';
import { readParts } from './multipart.ts';

const BOUNDARY = 'grense';
const read = (text: string, expected = 2) =>
  readParts(Buffer.from(text), BOUNDARY, expected)?.map((part) => ({ ...part, data: part.data.toString() }));
const part = (disposition: string, data: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${data}\r\n`;
const END = `--${BOUNDARY}--\r\n`;

describe('a form', () => {
  test.each([
    ['as a browser sends it', 'name="image"; filename="meg.png"'],
    ['with a name without quotes', 'name=image; filename=meg.png'],
    ['with an encoded file name', 'name="image"; filename*=utf-8\'\'bl%C3%A5.png'],
    ['with another order', 'filename="meg.png";name="image"'],
    ['with what looks like a name inside the file name', 'name="image"; filename="a; name=\\"annet\\"; .png"'],
  ])('%s gives its file', (_how, disposition) => {
    expect(read(part(disposition, 'data') + END)).toEqual([{ name: 'image', isFile: true, data: 'data' }]);
  });

  test('keeps every byte of the file, also those that nearly are the boundary', () => {
    const data = `\r\n--\r\n--gren\r\n\r\n-- ${BOUNDARY}\0`;
    expect(read(part('name="image"; filename="a"', data) + END)?.[0]?.data).toBe(data);
  });

  test('may hold an empty file, a text, or nothing', () => {
    expect(read(part('name="image"; filename=""', '') + END)).toEqual([{ name: 'image', isFile: true, data: '' }]);
    expect(read(part('name="a"', 'b') + END)).toEqual([{ name: 'a', isFile: false, data: 'b' }]);
    expect(read(END)).toEqual([]);
  });

  test('with more parts than are expected is read no further', () => {
    const rest = `--${BOUNDARY} is not looked at`;
    expect(read(part('name="a"', '1') + part('name="b"', '2') + rest)).toHaveLength(2);
    expect(read(part('name="a"', '1') + part('name="b"', '2') + rest, 3)).toBeUndefined();
  });

  test('whose part has no disposition gives a part without a name', () => {
    expect(read(`--${BOUNDARY}\r\nA: b\r\n\r\nx\r\n${END}`)).toEqual([{ name: '', isFile: false, data: 'x' }]);
  });
});

test.each([
  ['nothing', ''],
  ['something else', 'hei'],
  ['a form with words before it', `hei\r\n${part('name="a"', 'b')}${END}`],
  ['a boundary and no more', `--${BOUNDARY}`],
  ['a boundary that goes on', `--${BOUNDARY}x\r\nA: b\r\n\r\nx\r\n${END}`],
  ['a header without an end', `--${BOUNDARY}\r\nA: b\r\n${END}`],
  ['a header that is longer than any', `--${BOUNDARY}\r\nA: ${'b'.repeat(5000)}\r\n\r\nx\r\n${END}`],
  ['a file without an end', part('name="a"; filename="a"', 'b').slice(0, -2)],
])('%s is no form', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test('a boundary is no shorter than any that is made, and no longer than the standard allows', () => {
  for (const boundary of ['', 'x', 'x'.repeat(71)]) {
    expect(readParts(Buffer.from(`--${boundary}--\r\n`), boundary, 2)).toBeUndefined();
  }
});
