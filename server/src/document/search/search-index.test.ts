import { describe, expect, test } from 'vitest';
import { type SearchEntry, SearchIndex } from './search-index.ts';

const DOCUMENT: SearchEntry = {
  slug: 'loops',
  page: '/doc/loops',
  blokk_slug: null,
  tittel: 'Løkker',
  course: 'Python',
  isDocument: true,
  headings: [],
  text: 'Gjør det samme mange ganger.',
};
const block = (blokk_slug: string, text: string, ...headings: string[]): SearchEntry => ({
  ...DOCUMENT,
  blokk_slug,
  isDocument: false,
  headings,
  text,
});
function indexOf(...entries: SearchEntry[]): SearchIndex {
  const index = new SearchIndex();
  for (const entry of entries) index.add(entry);
  return index;
}
const found = (index: SearchIndex, query: string, limit = 20) =>
  index.find(query, limit).map(({ slug, blokk_slug }) => blokk_slug ?? slug);

describe('a search', () => {
  const index = indexOf(
    block('text', 'En for-løkke går gjennom en liste.'),
    block('heading', 'Slik skriver du en.', 'For-løkken'),
    DOCUMENT,
    block('other', 'Her står noe helt annet om Åse og idéer.'),
  );

  test('puts a title before a heading, and a heading before a text', () => {
    expect(found(index, 'løkke')).toEqual(['loops', 'heading', 'text']);
  });

  test('finds the beginning of each word, in any order, whatever the case', () => {
    expect(found(index, 'LISTE gj')).toEqual(['text']);
    expect(found(index, 'ste')).toEqual([]);
    expect(found(index, 'liste annet')).toEqual([]);
  });

  test('does not need a Norwegian keyboard', () => {
    expect(found(index, 'lokke')).toEqual(['loops', 'heading', 'text']);
    expect(found(index, 'ase ideer')).toEqual(['other']);
  });

  test('forgives a typo in a word that begins no other: the nearest words are taken for it', () => {
    expect(found(index, 'løkkke')).toEqual(['loops', 'heading', 'text']);
    expect(found(index, 'lise')).toEqual(['text']);
    expect(found(index, 'gjenomm liste')).toEqual(['text']);
    const nearest = indexOf(block('far', 'variasjon'), block('near', 'variabler'));
    expect(found(nearest, 'variablr')).toEqual(['near']);
  });

  test('takes nothing for a typo that is written somewhere, nor a word of three letters', () => {
    const words = indexOf(block('lise', 'Lise'), block('liste', 'liste'));
    expect(found(words, 'lise')).toEqual(['lise']);
    expect(found(index, 'ane')).toEqual([]);
  });

  test('finds a lesson by its course and its own words, but not each of its blocks by the course alone', () => {
    expect(found(index, 'python løkker')).toEqual(['loops']);
    expect(found(index, 'python annet')).toEqual(['other']);
    expect(found(index, 'python')).toEqual([]);
  });

  test('prefers the whole word to the beginning of another', () => {
    const words = indexOf(block('forklaring', 'forklaring'), block('for', 'for'));
    expect(found(words, 'for')).toEqual(['for', 'forklaring']);
  });

  test('of nothing but signs finds nothing', () => {
    expect(found(index, '!?')).toEqual([]);
    expect(found(indexOf(), 'x')).toEqual([]);
  });

  test('gives no more than it is asked for', () => {
    expect(found(index, 'e', 2)).toHaveLength(2);
  });
});

describe('what is shown of a hit', () => {
  const snippet = (text: string, query: string) => {
    const [hit] = indexOf(block('a', text, 'Overskrift')).find(query, 1);
    return { ...hit, marked: hit?.marks.map(({ start, end }) => hit.snippet.slice(start, end)) };
  };

  test('is the text around the words that were found, with those marked', () => {
    const { snippet: text, marked } = snippet('En løkke og en Løkke til, aldri lokk.', 'løkke');
    expect(text).toBe('En løkke og en Løkke til, aldri lokk.');
    expect(marked).toEqual(['løkke', 'Løkke']);
  });

  test('marks the word that a typo was taken for', () => {
    expect(snippet('En løkke til.', 'løkkee').marked).toEqual(['løkke']);
  });

  test('is short, and cuts no word', () => {
    const { snippet: text = '', marked } = snippet(`${'foran '.repeat(50)}funnet ${'etterpå '.repeat(50)}`, 'funnet');
    expect(marked).toEqual(['funnet']);
    expect(text).toMatch(/^… (?:foran )+funnet (?:etterpå )+…$/);
    expect(text.length).toBeLessThan(180);
  });

  test('is the beginning, with nothing marked, when only the heading has the word', () => {
    expect(snippet('Teksten selv.', 'overskrift')).toMatchObject({
      snippet: 'Teksten selv.',
      marks: [],
      heading: 'Overskrift',
    });
  });

  test('is what was written, never HTML', () => {
    expect(snippet('if a < b && "c": <b>', 'if').snippet).toBe('if a < b && "c": <b>');
  });
});
