import { ADDRESSES } from '@kodestien/contract/testing/addresses';
import { expect, test } from 'vitest';
import { compiled, pageAt } from './page-at.ts';

test.each(ADDRESSES)('%s leads where it leads in the web app', (address, page) => {
  const found = pageAt(address);
  expect(found ? { name: found.name, params: found.params } : null).toEqual(page);
});

test.each(['/admin/annet', '/profil_set/annet', '/footer/constructor', '/doc/%ff/x'])('%s leads nowhere', (address) => {
  expect(pageAt(address)).toBeUndefined();
});

test('a pattern may end in a word after its parameter', () => {
  expect({ ...compiled('/kurs/:slug/print').exec('/kurs/python/print')?.groups }).toEqual({ slug: 'python' });
  expect(compiled('/kurs/:slug/print').test('/kurs/python')).toBe(false);
});
