import { expect, test } from 'vitest';
import { hashPassword, isRightPassword } from './password.ts';

test('a password is stored as Argon2id with 19 MiB and two passes, and never the same way twice', async () => {
  const [one, other] = [await hashPassword('hemmelig1'), await hashPassword('hemmelig1')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('the right password is told from a wrong one, and nobody has one', async () => {
  const stored = await hashPassword('blåbær1');
  expect(await isRightPassword(stored, 'blåbær1'.normalize('NFD'))).toBe(true);
  expect(await isRightPassword(stored, 'blabær1')).toBe(false);
  expect(await isRightPassword(undefined, 'nobody has this password')).toBe(false);
});
