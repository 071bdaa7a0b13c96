import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerRow } from '../database/schema.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Services } from '../http/services.ts';
import { hmac } from '../secrets.ts';

const COOKIE = 'kodestien_device';
/** The longest time that browsers store any cookie. */
const LIFETIME_MS = 400 * 24 * 60 * 60_000;
/** A machine that a whole class shares is known to all of them. */
const MARKS_MAX = 40;

type Owner = Pick<PlayerRow, 'id' | 'password_hash'>;
const NOBODY: Owner = { id: 0, password_hash: '' };

/**
 * Notes in the browser that its user has proven to be the owner: with the password, or with a link that was mailed.
 * The cookie holds a random name for the device, and for each account a mark that only this server can make. The marks
 * name nobody, and a new password makes those of the old one invalid.
 */
export function rememberDevice({ secrets }: Services, cookies: Cookies, owner: Owner): void {
  const device = read(cookies) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(secrets.device, device.id, owner);
  const marks = [mark, ...device.marks.filter((other) => other !== mark)].slice(0, MARKS_MAX);
  cookies.set(COOKIE, [device.id, ...marks].join('.'), LIFETIME_MS);
}

/** The name of the device if this player is known to use it. Someone unknown costs the same time. */
export function knownDevice({ secrets }: Services, cookies: Cookies, owner: Owner | undefined): string | undefined {
  const device = read(cookies);
  if (!device) return undefined;
  const mark = Buffer.from(markOf(secrets.device, device.id, owner ?? NOBODY));
  const isKnown = device.marks.some(
    (given) => given.length === mark.length && timingSafeEqual(Buffer.from(given), mark),
  );
  return isKnown ? device.id : undefined;
}

const PART = /^[\w-]{22}$/;

function read(cookies: Cookies): { id: string; marks: string[] } | undefined {
  const [id = '', ...marks] = (cookies.get(COOKIE) ?? '').split('.');
  return PART.test(id) ? { id, marks: marks.filter((mark) => PART.test(mark)).slice(0, MARKS_MAX) } : undefined;
}

/** 128 bits and a little: as hard to guess as the device's own name, and short enough for forty of them. */
function markOf(secret: string, device: string, { id, password_hash }: Owner): string {
  return hmac(secret, `${device}:${id}:${password_hash}`).slice(0, 22);
}
