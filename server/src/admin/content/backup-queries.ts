import type { Connection } from '../../database/connect.ts';
import type { PageRequest } from '../page.ts';

/** Older ones are of no use to anyone, and each is a copy of all documents. */
const BACKUPS_STORED_MAX = 50;

export async function forgetOldBackups(transaction: Connection): Promise<void> {
  const oldestStored = await transaction
    .selectFrom('backup')
    .select('id')
    .orderBy('id', 'desc')
    .offset(BACKUPS_STORED_MAX - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldestStored) await transaction.deleteFrom('backup').where('id', '<', oldestStored.id).execute();
}

/** Without the data: a list of 50 would be 50 copies of all documents. */
export function listBackups(connection: Connection, { before, limit }: PageRequest) {
  let query = connection
    .selectFrom('backup')
    .leftJoin('player', 'player.id', 'backup.actor_id')
    .select(['backup.id', 'backup.created_at', 'player.username as by'])
    .select(['reason', 'documents', 'bytes', 'sha256']);
  if (before !== undefined) query = query.where('backup.id', '<', before);
  return query
    .orderBy('backup.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export function findBackup(connection: Connection, id: number) {
  return connection
    .selectFrom('backup')
    .select(['id', 'created_at', 'bytes', 'sha256', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();
}
