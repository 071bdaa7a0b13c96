import { describe, expect, test } from 'vitest';
import { internalLink } from './internal-link.ts';

const HERE = 'https://kodestien.example/doc/python-variables';

describe('a link in a text', () => {
  test.each([
    ['/doc/python-lists#make', { to: '/doc/python-lists#make', doc_slug: 'python-lists', blokk_slug: 'make' }],
    ['/doc/css', { to: '/doc/css', doc_slug: 'css', blokk_slug: null }],
    ['#names', { to: '/doc/python-variables#names', doc_slug: 'python-variables', blokk_slug: 'names' }],
    ['/signup', { to: '/signup', doc_slug: null, blokk_slug: null }],
    ['/doc', { to: '/doc', doc_slug: null, blokk_slug: null }],
  ])('that stays in the product is followed without a reload: %s', (href, link) => {
    expect(internalLink(href, HERE)).toEqual(link);
  });

  test.each([
    'https://docs.python.org/3/',
    'mailto:kari@example.no',
    '/api/docs',
    '/content/a.svg',
    '//evil.example/doc/x',
  ])('that leads out of it is left to the browser: %s', (href) => {
    expect(internalLink(href, HERE)).toBeNull();
  });

  test('with a broken escape after the # breaks nothing', () => {
    expect(internalLink('/doc/css#%', HERE)?.doc_slug).toBe('css');
  });
});
