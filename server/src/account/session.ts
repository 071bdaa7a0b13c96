import { DELETION_REGRET_MS, REFRESH_GRACE_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { holdPlayer, setDeleted } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { accountLocked } from './credentials.ts';
import * as queries from './session-queries.ts';
import * as tokens from './tokens.ts';

export type TokenPair = { access: string; refresh: string };

/** For someone who has just shown who they are. Signing in also undoes a deletion. */
export async function startSession(services: Services, found: PlayerRow, userAgent: string): Promise<TokenPair> {
  const now = services.now();
  const sessionId = tokens.newSessionId();
  const jti = tokens.newTokenId(sessionId);
  await services.connection.transaction().execute(async (transaction) => {
    const player = await holdPlayer(transaction, services.database.kind, found);
    if (player.locked_at !== null) throw accountLocked(services);
    await restoreIfDeleted(transaction, player, now);
    await queries.insertSession(transaction, { id: sessionId, playerId: player.id, userAgent, now });
    await queries.insertRefreshToken(transaction, { hash: tokens.tokenHash(jti), sessionId, issuedAt: now });
  });
  return pair(services, found.id, jti, now);
}

/** After the time in which a deletion can be undone, nobody has that account, even if it is not removed yet. */
async function restoreIfDeleted(transaction: Connection, player: PlayerRow, now: number): Promise<void> {
  if (player.deleted_at === null) return;
  if (now >= player.deleted_at + DELETION_REGRET_MS) throw new ProblemError('wrong_credentials');
  await setDeleted(transaction, player.id, null);
  await refreshSearchTerms(transaction, player.id);
}

type Exchange = { successor: string; issuedAt: number } | 'ended' | 'stolen';

/** A refresh token works once. Used again soon after, it gives the same successor; later, it ends the session. */
export async function continueSession(services: Services, refresh: string): Promise<TokenPair> {
  const now = services.now();
  const claims = tokens.verifyToken(services.secrets.jwt, 'refresh', refresh, now);
  if (!claims) throw new ProblemError('session_ended');
  // The refusal is decided inside and thrown outside: a thrown error would undo the end of the session.
  const exchange = await services.connection
    .transaction()
    .execute((transaction) => exchangeToken(transaction, services.secrets.jwt, claims, now));
  if (exchange === 'stolen')
    services.log.warn({ userId: claims.user_id }, 'a used refresh token came back; its session ends');
  if (typeof exchange === 'string') throw new ProblemError('session_ended');
  return pair(services, claims.user_id, exchange.successor, exchange.issuedAt);
}

async function exchangeToken(
  transaction: Connection,
  secret: string,
  { jti, user_id }: tokens.Claims,
  now: number,
): Promise<Exchange> {
  const sessionId = tokens.sessionIdOf(jti);
  const hash = tokens.tokenHash(jti);
  const successor = tokens.successorOf(secret, jti);
  const isFirst = await queries.spendRefreshToken(transaction, hash, now);
  const owner = await queries.findSessionOwner(transaction, sessionId, now);
  if (owner?.id !== user_id) return 'ended';
  if (isFirst) {
    await queries.insertRefreshToken(transaction, { hash: tokens.tokenHash(successor), sessionId, issuedAt: now });
    await queries.touchSession(transaction, sessionId, now);
    return { successor, issuedAt: now };
  }
  const spentAt = await queries.findSpentAt(transaction, hash);
  if (spentAt === undefined) return 'ended';
  if (now - spentAt <= REFRESH_GRACE_MS) return { successor, issuedAt: spentAt };
  await queries.endSession(transaction, sessionId, now);
  return 'stolen';
}

/** Signing out is never refused: a token that is not valid cannot be used anyway. */
export async function endSessionOf(services: Services, refresh: string): Promise<void> {
  const now = services.now();
  const claims = tokens.verifyToken(services.secrets.jwt, 'refresh', refresh, now);
  if (claims) await queries.endSession(services.connection, tokens.sessionIdOf(claims.jti), now);
}

function pair(services: Services, playerId: number, refreshId: string, issuedAt: number): TokenPair {
  const { jwt } = services.secrets;
  const accessId = tokens.newTokenId(tokens.sessionIdOf(refreshId));
  return {
    access: tokens.signToken(jwt, 'access', playerId, accessId, services.now()),
    refresh: tokens.signToken(jwt, 'refresh', playerId, refreshId, issuedAt),
  };
}
