import { randomBytes } from 'node:crypto';
import type { Connection } from '../../database/connect.ts';
import type { OidcFlowRow, OidcPurpose } from '../../database/oidc-tables.ts';
import type { Cookies } from '../../http/cookies.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { hmac, sha256 } from '../../secrets.ts';
import type { Proven } from './claims.ts';
import type { Ties } from './provider.ts';
import { findFlow, insertFlow, takeFlow } from './queries.ts';

const COOKIE = 'kodestien_oidc';
const COOKIE_LIFETIME_MS = 60 * 60_000;
/** Long enough to find a password; then, again, to choose a username. */
const LIFETIME_MS = 10 * 60_000;

/**
 * An answer is worth something only in the browser that asked: an answer that someone else has begun, and hands to a
 * visitor in a link, signs nobody in. Tabs of one browser share the cookie.
 */
export async function beginFlow(
  services: Services,
  cookies: Cookies,
  purpose: OidcPurpose,
  playerId: number | null,
): Promise<Ties> {
  const browser = readBrowser(cookies) ?? random();
  cookies.set(COOKIE, browser, COOKIE_LIFETIME_MS);
  const state = random();
  await insertFlow(services.connection, {
    hash: sha256(state),
    browser: sha256(browser),
    purpose,
    player_id: playerId,
    proven: null,
    expires_at: services.now() + LIFETIME_MS,
  });
  return tiesOf(services, state, browser);
}

/** The flow that an answer belongs to. It is given out once. */
export async function endFlow(services: Services, cookies: Cookies, state: string) {
  const browser = readBrowser(cookies);
  const flow = browser && (await takeFlow(services.connection, sha256(state), sha256(browser), services.now()));
  if (!browser || !flow || flow.proven !== null) throw new ProblemError('oidc_expired');
  return { ...flow, ties: tiesOf(services, state, browser) };
}

/** What the provider has said, in exchange for a ticket that only this browser can use. */
export async function keepProof(
  services: Services,
  cookies: Cookies,
  { purpose, player_id }: Pick<OidcFlowRow, 'purpose' | 'player_id'>,
  proven: Proven,
): Promise<string> {
  const ticket = random();
  await insertFlow(services.connection, {
    hash: sha256(ticket),
    browser: sha256(readBrowser(cookies) ?? ''),
    purpose,
    player_id,
    proven: JSON.stringify(proven),
    expires_at: services.now() + LIFETIME_MS,
  });
  return ticket;
}

export async function readProof(services: Services, cookies: Cookies, ticket: string): Promise<Proven> {
  const row = await findFlow(services.connection, sha256(ticket), browserHash(cookies), 'signin', services.now());
  return provenIn(row);
}

/** In the transaction that uses it: both happen or neither. */
export async function useProof(
  services: Services,
  transaction: Connection,
  cookies: Cookies,
  ticket: string,
): Promise<Proven> {
  const row = await takeFlow(transaction, sha256(ticket), browserHash(cookies), services.now());
  return provenIn(row?.purpose === 'signin' ? row : undefined);
}

/** For an account without a password: has its owner just confirmed, in this browser, with the provider? */
export async function isConfirmed(
  services: Services,
  cookies: Cookies,
  playerId: number,
  ticket: string,
): Promise<boolean> {
  const row = await findFlow(services.connection, sha256(ticket), browserHash(cookies), 'confirm', services.now());
  return row !== undefined && row.proven !== null && row.player_id === playerId;
}

function provenIn(row: OidcFlowRow | undefined): Proven {
  if (!row || row.proven === null) throw new ProblemError('oidc_expired');
  return JSON.parse(row.proven) as Proven;
}

/** Derived and not stored: the database alone cannot finish what a browser has begun. */
function tiesOf({ secrets }: Services, state: string, browser: string): Ties {
  const derive = (use: string) => hmac(secrets.oidc, `${use}:${state}:${browser}`);
  return { state, nonce: derive('nonce'), verifier: derive('verifier') };
}

function random(): string {
  return randomBytes(24).toString('base64url');
}

function readBrowser(cookies: Cookies): string | undefined {
  const value = cookies.get(COOKIE) ?? '';
  return /^[\w-]{32}$/.test(value) ? value : undefined;
}

function browserHash(cookies: Cookies): string {
  return sha256(readBrowser(cookies) ?? '');
}
