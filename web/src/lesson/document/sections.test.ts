import type { DocumentHeading } from '@kodestien/contract/document/reader';
import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

/** A block that begins with a large heading is written in capitals. */
const text = (name: string): ReaderBlock => {
  const html = name === name.toUpperCase() ? '<h2>x</h2>' : '<p>x</p>';
  return { slug: name.toLowerCase(), type: 'text', html: { _no: html, _eng: html } };
};
const heading = (blokk_slug: string, level: 2 | 3 = 2): DocumentHeading => ({
  id: blokk_slug,
  level,
  blokk_slug,
  txt: { _no: blokk_slug, _eng: blokk_slug },
});

/** The slugs of each part, its heading first. */
function parts(blocks: string[], headings: DocumentHeading[]): (string | undefined)[][] {
  return sectionsOf({ blocks: blocks.map(text), headings }).map((section) => [
    section.heading?.id,
    ...section.blocks.map(({ slug }) => slug),
  ]);
}

test('a part reaches from one large heading to the next, and takes small headings along', () => {
  expect(parts(['A', 'b', 'C', 'd'], [heading('a'), heading('b', 3), heading('c')])).toEqual([
    ['a', 'a', 'b'],
    ['c', 'c', 'd'],
  ]);
});

test('an introduction belongs to the part that follows it', () => {
  expect(parts(['intro', 'more', 'B', 'C'], [heading('b'), heading('c')])).toEqual([
    ['b', 'intro', 'more', 'b'],
    ['c', 'c'],
  ]);
});

test('a block that begins with the end of one part stays with it, though the next begins inside', () => {
  expect(parts(['A', 'b', 'C'], [heading('a'), heading('b'), heading('c')])).toEqual([
    ['a', 'a', 'b'],
    ['c', 'c'],
  ]);
});

test('a text without headings is one part, and no text has none', () => {
  expect(parts(['a', 'b'], [])).toEqual([[undefined, 'a', 'b']]);
  expect(parts([], [])).toEqual([]);
});
