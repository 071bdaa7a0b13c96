import { REFRESH_TOKEN_LIFETIME_MS } from '@kodestien/contract/limits';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow, SessionRow } from '../database/schema.ts';

export async function insertSession(
  connection: Connection,
  session: { id: string; playerId: number; userAgent: string; now: number },
): Promise<void> {
  await connection
    .insertInto('session')
    .values({
      id: session.id,
      player_id: session.playerId,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.now + REFRESH_TOKEN_LIFETIME_MS,
      ended_at: null,
    })
    .execute();
}

/** The owner, unless locked out or deleted, of a session that has neither ended nor expired. One look-up by primary keys. */
export function findSessionOwner(
  connection: Connection,
  sessionId: string,
  now: number,
): Promise<PlayerRow | undefined> {
  return selectSessionOwner(connection, now).where('session.id', '=', sessionId).executeTakeFirst();
}

/** The same of whichever sessions are requested. */
export function selectSessionOwner(connection: Connection, now: number) {
  return connection
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .selectAll('player')
    .where('session.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('player.locked_at', 'is', null)
    .where('player.deleted_at', 'is', null);
}

export async function touchSession(connection: Connection, sessionId: string, now: number): Promise<void> {
  await connection
    .updateTable('session')
    .set({ last_used_at: now, expires_at: now + REFRESH_TOKEN_LIFETIME_MS })
    .where('id', '=', sessionId)
    .execute();
}

export async function endSession(connection: Connection, sessionId: string, now: number): Promise<void> {
  await connection
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** All of them, or all but the one that the owner is using now. Tells how many. */
export async function endSessionsOf(
  connection: Connection,
  playerId: number,
  now: number,
  exceptFor?: string,
): Promise<number> {
  const result = await connection
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(exceptFor !== undefined, (query) => query.where('id', '!=', exceptFor ?? ''))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** False when this player has no such session that is still valid. */
export async function endOwnSession(connection: Connection, playerId: number, sessionId: string, now: number) {
  const result = await connection
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Enough for any person; who has more signed-in devices sees the ones used last. */
const SESSIONS_SHOWN = 100;

export function listSessions(connection: Connection, playerId: number, now: number): Promise<SessionRow[]> {
  return connection
    .selectFrom('session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN)
    .execute();
}

export async function insertRefreshToken(
  connection: Connection,
  token: { hash: string; sessionId: string; issuedAt: number },
): Promise<void> {
  await connection
    .insertInto('refresh_token')
    .values({
      hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.issuedAt,
      expires_at: token.issuedAt + REFRESH_TOKEN_LIFETIME_MS,
      used_at: null,
    })
    .execute();
}

/** True for exactly one of all callers that present the same token. The others wait for its transaction. */
export async function spendRefreshToken(connection: Connection, hash: string, now: number): Promise<boolean> {
  const spent = await connection
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function findSpentAt(connection: Connection, hash: string): Promise<number | undefined> {
  const row = await connection
    .selectFrom('refresh_token')
    .select('used_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.used_at ?? undefined;
}

const DAY = 24 * 60 * 60_000;

/** Long after they have stopped working, sessions and links are of no use to anyone. */
export async function forgetOldSessions(connection: Connection, now: number): Promise<void> {
  await connection.deleteFrom('refresh_token').where('expires_at', '<', now).execute();
  await connection.deleteFrom('session').where('expires_at', '<', now).execute();
  await connection
    .deleteFrom('link_token')
    .where('expires_at', '<', now - 30 * DAY)
    .execute();
}
