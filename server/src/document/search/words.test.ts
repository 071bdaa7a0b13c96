import { expect, test } from 'vitest';
import { foldWord, wordsOf } from './words.ts';

test.each([
  ['Løkke', 'lokke'],
  ['ÅRSTALL', 'arstall'],
  ['Ære', 'aere'],
  ['a\u030ar', 'ar'],
  ['idé', 'ide'],
  ['für', 'fur'],
  ['print2', 'print2'],
])('%s is searched for as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test('words know where they stand in the text as it was written', () => {
  const text = 'Så: 😀 Ærlig_talt!';
  const found = wordsOf(text);
  expect(found.map(({ word }) => word)).toEqual(['sa', 'aerlig', 'talt']);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Så', 'Ærlig', 'talt']);
});
