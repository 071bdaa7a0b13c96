import { describe, expect, test } from 'vitest';
import { splitLinks } from './link-maker.ts';

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('an address in a comment', () => {
  test('becomes a link, and the words around it stay words', () => {
    expect(splitLinks('Se https://docs.python.org/3/ for mer')).toEqual([
      { text: 'Se ' },
      { text: 'https://docs.python.org/3/', href: 'https://docs.python.org/3/' },
      { text: ' for mer' },
    ]);
  });

  test.each([
    ['Les https://nrk.no.', 'https://nrk.no'],
    ['(https://nrk.no)', 'https://nrk.no'],
    ['«https://nrk.no»!', 'https://nrk.no'],
    ['https://no.wikipedia.org/wiki/T_(bokstav), som før', 'https://no.wikipedia.org/wiki/T_(bokstav)'],
    ['http://localhost:3000/a?b=c&d=e#f', 'http://localhost:3000/a?b=c&d=e#f'],
    ['HTTPS://NRK.NO', 'HTTPS://NRK.NO'],
  ])('ends where a reader would end it: %s', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.no',
    'www.nrk.no',
    'https://',
    'https://bank.no@elsewhere.no/',
    'https://user:secret@example.no/',
    'kari@example.no',
  ])('stays text when a browser should not open it from here: %s', (text) => {
    expect(links(text)).toEqual([]);
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('loses no character, however many there are', () => {
    const text = 'a https://x.no, b http://y.no\nhttps://z.no/(1)) c';
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toEqual(['https://x.no', 'http://y.no', 'https://z.no/(1)']);
  });
});
