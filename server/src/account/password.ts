import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it; the library works on a thread of its own, never on the main one. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), COST);
}

export async function isRightPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Somebody unknown costs the same time as somebody known, so that the answer's delay tells nothing.
  const right = await verify(passwordHash ?? (await hashOfNobody()), canonical(password));
  return right && passwordHash !== undefined;
}

let nobody: Promise<string> | undefined;
function hashOfNobody(): Promise<string> {
  nobody ??= hash('nobody has this password', COST);
  return nobody;
}

/** Made before the first visitor comes, so that the first unknown name does not take longer than the next. */
export async function preparePasswords(): Promise<void> {
  await hashOfNobody();
}

/** An å typed on one machine is one character, on another a letter and a ring; they are the same password. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
