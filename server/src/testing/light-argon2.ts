import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');

/**
 * Is in for the library in the API tests (vitest.config.ts): real hashes that are compared for real, at a fraction of
 * the cost. What a password costs in the product is tested beside it, in account/password.test.ts.
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

export const hash: Argon2['hash'] = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 256, timeCost: 1 }, signal);
export const { verify } = real;
