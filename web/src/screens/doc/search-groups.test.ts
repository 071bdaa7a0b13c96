import type { SearchHit } from '@kodestien/contract/document/search';
import { expect, test } from 'vitest';
import { groupHits, nearestTitles } from './search-groups.ts';

const hit = (slug: string, course: string | null): SearchHit => ({
  slug,
  blokk_slug: null,
  page: `/doc/${slug}`,
  tittel: slug,
  course,
  heading: null,
  snippet: '',
  marks: [],
});

test('hits come by course, the course of the best hit first, and no hit is lost', () => {
  const groups = groupHits([hit('a', 'Python'), hit('b', 'CSS'), hit('c', 'Python'), hit('d', null)]);
  expect(groups.map(({ course, hits }) => [course, hits.map(({ slug }) => slug)])).toEqual([
    ['Python', ['a', 'c']],
    ['CSS', ['b']],
    [null, ['d']],
  ]);
});

test('a search with a typing error is offered the titles that it looks like', () => {
  const titles = ['Variabler', 'Løkker med for', 'Funksjoner', 'Lister', 'Ordbøker'];
  expect(nearestTitles('vairabel', titles, 3)[0]).toBe('Variabler');
  expect(nearestTitles('LØKEKR', titles, 3)[0]).toBe('Løkker med for');
  expect(nearestTitles('qqqxyz', titles, 3)).toHaveLength(3);
  expect(nearestTitles('x', ['Valg'], 3)).toEqual(['Valg']);
});
