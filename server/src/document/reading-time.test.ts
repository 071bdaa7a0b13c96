import type { Block } from '@kodestien/contract/document/blocks';
import { expect, test } from 'vitest';
import { minutesFor } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'ord').join(' ');
const text = (no: number, eng = no): Block => ({ slug: 'x', type: 'text', txt: { _no: words(no), _eng: words(eng) } });
const code = (no: string): Block => ({ slug: 'y', type: 'code', language: 'python', code: { _no: no, _eng: no } });

test('a lesson takes as many minutes as its words, never less than one', () => {
  expect(minutesFor([])).toBe(1);
  expect(minutesFor([text(10)])).toBe(1);
  expect(minutesFor([text(150)])).toBe(1);
  expect(minutesFor([text(100), text(51)])).toBe(2);
});

test('code counts by its names, and the longer language decides', () => {
  expect(minutesFor([text(148), code('print("hei")')])).toBe(1);
  expect(minutesFor([text(148), code('print("hei") # {([])} ok')])).toBe(2);
  expect(minutesFor([text(100, 301)])).toBe(3);
});
