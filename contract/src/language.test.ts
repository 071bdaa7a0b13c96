import { expect, test } from 'vitest';
import { languageFromHeader } from './language.ts';

test.each([
  [undefined, '_no'],
  ['', '_no'],
  ['*', '_no'],
  ['de-DE,de;q=0.9', '_no'],
  ['en', '_eng'],
  ['en-GB,en;q=0.9,nb;q=0.8', '_eng'],
  ['nb-NO,nb;q=0.9,en-US;q=0.6', '_no'],
  ['de,en;q=0.3,nn;q=0.5', '_no'],
  ['en;q=0', '_no'],
  [`${'x'.repeat(10_000)},en`, '_no'],
  ['__proto__', '_no'],
  ['constructor,toString;q=0.9,en;q=0.1', '_eng'],
])('a browser that asks for %j is answered in %s', (header, lang) => {
  expect(languageFromHeader(header)).toBe(lang);
});
