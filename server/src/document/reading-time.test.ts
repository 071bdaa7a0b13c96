import type { Block } from '@kodestien/contract/document/blocks';
import { expect, test } from 'vitest';
import { minutesFor } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'ord').join(' ');
const both = (txt: string) => ({ _no: txt, _eng: txt });
const text = (no: number, eng = no): Block => ({ slug: 'x', type: 'text', txt: { _no: words(no), _eng: words(eng) } });
const code = (no: string): Block => ({ slug: 'y', type: 'code', language: 'python', code: { _no: no, _eng: no } });

test('a lesson takes as many minutes as its words, never less than one', () => {
  expect(minutesFor([])).toBe(1);
  expect(minutesFor([text(10)])).toBe(1);
  expect(minutesFor([text(150)])).toBe(1);
  expect(minutesFor([text(100), text(51)])).toBe(2);
});

test('a drill takes no time of the lesson', () => {
  const own = { slug: 'e', type: 'exercise', poeng: 10, task: both('Skriv.'), starter: both('x') } as Block;
  expect(minutesFor([text(140), own])).toBe(5);
  expect(minutesFor([text(140), own, { ...own, drill: 'more' } as Block])).toBe(5);
});

test('code counts by its names, and the longer language decides', () => {
  expect(minutesFor([text(148), code('print("hei")')])).toBe(1);
  expect(minutesFor([text(148), code('print("hei") # {([])} ok')])).toBe(2);
  expect(minutesFor([text(100, 301)])).toBe(3);
});
