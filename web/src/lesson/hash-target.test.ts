import { expect, test } from 'vitest';
import { hashTarget } from './hash-target.ts';

test.each([
  ['', ''],
  ['#names', 'names'],
  ['#bl%C3%A5b%C3%A6r', 'blåbær'],
  ['#%', '%'],
  ['#%ff', '%ff'],
])('%j names %j', (hash, target) => {
  expect(hashTarget(hash)).toBe(target);
});
