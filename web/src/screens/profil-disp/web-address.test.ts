import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test('a web address is linked, with or without its scheme', () => {
  expect(webAddress('https://example.no/kari')?.href).toBe('https://example.no/kari');
  expect(webAddress('example.no')?.href).toBe('https://example.no/');
});

test('a script or anything else that is no web address is never linked', () => {
  expect(webAddress('javascript:alert(1)')).toBeNull();
  expect(webAddress('data:text/html,hei')).toBeNull();
  expect(webAddress('hei på deg')).toBeNull();
});
