import { expect, test } from 'vitest';
import { lockIsSatisfied } from './installed-packages.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    server: { version: '1.0.0' },
    'node_modules/@kodestien/server': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/binary-for-another-machine': { version: '1.0.0', optional: true },
  },
};

test('packages in the versions of the lock file need no new install', () => {
  expect(lockIsSatisfied(lock, { packages: { 'node_modules/fastify': { version: '5.0.0' } } })).toBe(true);
});

test('a missing package or another version needs one', () => {
  expect(lockIsSatisfied(lock, { packages: {} })).toBe(false);
  expect(lockIsSatisfied(lock, { packages: { 'node_modules/fastify': { version: '5.0.1' } } })).toBe(false);
});
