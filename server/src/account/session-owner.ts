import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';
import { selectSessionOwner } from './session-queries.ts';

/** Undefined for a session that is over, and for an owner who is locked out or deleted. */
type FindOwner = (sessionId: string, now: number) => Promise<PlayerRow | undefined>;

const finders = new WeakMap<Database, FindOwner>();

/**
 * Whose session this is, as the database says at this moment: a session that has been ended anywhere is over here too.
 * Nearly every call of someone who is signed in asks this, so it is asked in the way that costs least.
 */
export function currentSessionOwner(
  database: Database,
  sessionId: string,
  now: number,
): Promise<PlayerRow | undefined> {
  let find = finders.get(database);
  if (!find) {
    find = database.kind === 'postgres' ? findTogether(database) : findOne(database);
    finders.set(database, find);
  }
  return find(sessionId, now);
}

function findOne(database: Database): FindOwner {
  const query = selectSessionOwner(database.connection, 0).where('session.id', '=', '').compile();
  const read = database.prepareRead<PlayerRow>(query);
  return async (sessionId, now) => (await read([now, sessionId]))[0];
}

type Waiting = {
  sessionId: string;
  now: number;
  resolve(owner: PlayerRow | undefined): void;
  reject(error: unknown): void;
};

/** PostgreSQL is another process: what comes in at the same moment is asked in one question. */
function findTogether(database: Database): FindOwner {
  const query = selectSessionOwner(database.connection, 0)
    .select('session.id as session_id')
    .where('session.id', '=', sql<string>`any(${[]}::text[])`)
    .compile();
  const read = database.prepareRead<PlayerRow & { session_id: string }>(query);
  let waiting: Waiting[] = [];

  async function ask(): Promise<void> {
    const requested = waiting;
    waiting = [];
    try {
      const now = Math.max(...requested.map((one) => one.now));
      const ids = [...new Set(requested.map(({ sessionId }) => sessionId))];
      const owners = new Map((await read([now, ids])).map(({ session_id, ...player }) => [session_id, player]));
      for (const { sessionId, resolve } of requested) resolve(owners.get(sessionId));
    } catch (error) {
      for (const { reject } of requested) reject(error);
    }
  }

  return (sessionId, now) =>
    new Promise((resolve, reject) => {
      // After all that has come in by now has been read.
      if (waiting.length === 0) setImmediate(ask);
      waiting.push({ sessionId, now, resolve, reject });
    });
}
