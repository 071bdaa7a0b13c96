import { expect, test } from 'vitest';
import { shownAddress, webAddress } from './web-address.ts';

test('a web address is linked, with or without its scheme', () => {
  expect(webAddress('https://example.no/kari')?.href).toBe('https://example.no/kari');
  expect(webAddress('example.no')?.href).toBe('https://example.no/');
});

test('a script or anything else that is no web address is never linked', () => {
  expect(webAddress('javascript:alert(1)')).toBeNull();
  expect(webAddress('data:text/html,hei')).toBeNull();
  expect(webAddress('hei på deg')).toBeNull();
});

test('an address is shown as people write it, and shows where it really leads', () => {
  expect(shownAddress(new URL('https://example.no/'))).toBe('example.no');
  expect(shownAddress(new URL('https://example.no/kari?side=2#topp'))).toBe('example.no/kari?side=2#topp');
  expect(shownAddress(new URL('https://раypal.com/'))).toBe('xn--ypal-43d9g.com');
});
