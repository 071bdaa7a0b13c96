import { timingSafeEqual } from 'node:crypto';
import type { PlayerRow } from '../database/schema.ts';
import { hmac } from '../secrets.ts';

type Owner = Pick<PlayerRow, 'id' | 'api_tok_version'>;

/** Derived, so that it is never stored: raising the version makes every earlier one invalid. */
export function apiTok(secret: string, { id, api_tok_version }: Owner): string {
  return `${id}.${api_tok_version}.${hmac(secret, `${id}:${api_tok_version}`)}`;
}

/** Whose token this claims to be; `isApiTokOf` tells whether the claim is true. */
export function claimedOwner(token: string): number | undefined {
  const id = Number(token.split('.')[0]);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function isApiTokOf(secret: string, owner: Owner, token: string): boolean {
  const expected = Buffer.from(apiTok(secret, owner));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
