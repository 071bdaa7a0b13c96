import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { connect, type DatabasePlace } from '../database/connect.ts';
import { BackupError } from './format.ts';

/** A server that works on would write what it has in memory into what is restored. */
export async function refuseIfInUse(place: DatabasePlace): Promise<void> {
  const users = place.kind === 'sqlite' ? Number(isOpenElsewhere(place.file)) : await otherConnections(place);
  if (users === 0) return;
  throw new BackupError(
    place.kind === 'sqlite'
      ? 'A server is running on this folder. Nothing was changed. Stop it, restore, and start it again.'
      : `Servers are running on this database (${users} connections). Nothing was changed. Stop them, restore, and start them again.`,
  );
}

function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // SQLite leaves the write-ahead log only when nobody else has the file open; ours is turned on again when it is opened.
    database.exec('pragma journal_mode = delete');
    return database.prepare('pragma journal_mode').get()?.journal_mode !== 'delete';
  } catch (error) {
    if (/locked/.test((error as Error).message)) return true;
    throw error;
  } finally {
    database.close();
  }
}

async function otherConnections(place: DatabasePlace): Promise<number> {
  const database = connect(place);
  try {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and pid != pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`.execute(database.patientConnection);
    return rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
}
