import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../http/concurrency-limiter.ts';

/** Argon2id as OWASP recommends it; the library works on threads of its own, never on the main one. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Who comes when so many wait is asked to come back: a whole school that signs in at once still gets in. */
const WAITING_MAX = 1000;
/**
 * No more at a time than there are processors: more would be no faster, and would take the processors from those who only
 * read and the threads from those who wait for files.
 */
let turns = new ConcurrencyLimiter(availableParallelism(), WAITING_MAX);

export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(canonical(password), COST));
}

export async function isRightPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  // Someone unknown costs the same time as someone known, so that the answer's delay tells nothing.
  const own = passwordHash !== undefined && hasPassword({ password_hash: passwordHash }) ? passwordHash : undefined;
  const hash = own ?? (await hashOfNobody());
  const right = await turns.run(() => verify(hash, canonical(password)));
  return right && own !== undefined;
}

const NO_PASSWORD = 'none:';

/** In the place of a hash, for someone who signs in elsewhere. Different each time: a device is known by it. */
export function noPassword(): string {
  return `${NO_PASSWORD}${randomBytes(16).toString('base64url')}`;
}

export function hasPassword({ password_hash }: { password_hash: string }): boolean {
  return !password_hash.startsWith(NO_PASSWORD);
}

let nobody: Promise<string> | undefined;
function hashOfNobody(): Promise<string> {
  nobody ??= hash('nobody has this password', COST);
  return nobody;
}

/**
 * Before the first visitor comes: so that the first unknown name does not take longer than the next, and so that the
 * processes of this machine share its processors.
 */
export async function preparePasswords({ workers }: { workers: number }): Promise<void> {
  turns = new ConcurrencyLimiter(Math.max(1, Math.ceil(availableParallelism() / workers)), WAITING_MAX);
  await hashOfNobody();
}

/** An å typed on one machine is one character, on another a letter and a ring; they are the same password. */
function canonical(password: string): string {
  return password.normalize('NFC');
}
