import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('sentences are counted in words, code as one word and links as what they say', () => {
  const text = 'Skriv `print("Hei, du")` og se. Les om [en løkke](/doc/python-loops)!';
  expect(sentencesOf(text).map(({ words }) => words)).toEqual([4, 4]);
});

test('code, headings and tables are no sentences; items of a list are one each', () => {
  const text =
    '## Et langt navn på en del\n\nFørst:\n\n- én ting\n- to ting til\n\n```python\nx = 1\n```\n\n| a | b |\n| - | - |\n\nSlutt.';
  expect(sentencesOf(text).map(({ words, line }) => [words, line])).toEqual([
    [1, 2],
    [2, 4],
    [3, 5],
    [1, 14],
  ]);
});

test('a number with a point, a quotation and bold words do not end a sentence too early or too late', () => {
  const text = 'Krav 4.5 gjelder. **Slik er det.** «Ja!» sa hun. Så gikk hun.';
  expect(sentencesOf(text).map(({ words }) => words)).toEqual([3, 3, 3, 3]);
});
