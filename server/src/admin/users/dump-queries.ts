import { DUMP_KEPT_MS, type UserDump } from '@kodestien/contract/admin/users';
import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import type { Connection } from '../../database/connect.ts';
import { NOBODY } from '../../player/queries.ts';

const DUMPED = [
  'id',
  'username',
  'email',
  'confirmed_at',
  'is_superuser',
  'is_teacher',
  'locked_at',
  'human_lang',
  ...PROFILE_ITEM_NAMES,
  'img_profil',
  'poeng',
  'notify_comments',
  'created_at',
] as const;

/** Named column by column: a secret that is added to the table one day is not written to the dumps. */
export function listUsersAfter(connection: Connection, id: number, limit: number) {
  return (
    connection
      .selectFrom('player')
      .select(DUMPED)
      .where('id', '>', id)
      // Who has deleted the account has asked to be forgotten.
      .where('deleted_at', 'is', null)
      .where('username_key', '!=', NOBODY)
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

export async function beginDump(connection: Connection, name: string, actor_id: number, created_at: number) {
  await connection
    .insertInto('user_dump')
    .values({ name, created_at, actor_id, count: 0, bytes: 0, sha256: '', finished: 0 })
    .execute();
}

export async function addDumpPart(connection: Connection, name: string, part: number, data: Uint8Array) {
  await connection.insertInto('user_dump_part').values({ name, part, data }).execute();
}

export async function finishDump(
  transaction: Connection,
  name: string,
  facts: { count: number; bytes: number; sha256: string },
): Promise<void> {
  await transaction
    .updateTable('user_dump')
    .set({ ...facts, finished: 1 })
    .where('name', '=', name)
    .execute();
}

function finishedDumps(connection: Connection) {
  return connection
    .selectFrom('user_dump')
    .leftJoin('player', 'player.id', 'user_dump.actor_id')
    .select(['name', 'user_dump.created_at', 'player.username as by', 'count', 'bytes', 'sha256'])
    .where('finished', '=', 1);
}

export function listDumps(connection: Connection): Promise<UserDump[]> {
  return finishedDumps(connection).orderBy('user_dump.created_at', 'desc').orderBy('name', 'desc').execute();
}

export function findDump(connection: Connection, name: string): Promise<UserDump | undefined> {
  return finishedDumps(connection).where('name', '=', name).executeTakeFirst();
}

export async function findDumpPart(connection: Connection, name: string, part: number) {
  const row = await connection
    .selectFrom('user_dump_part')
    .select('data')
    .where('name', '=', name)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.data;
}

/** The parts go with it. */
export async function removeDump(connection: Connection, name: string): Promise<void> {
  await connection.deleteFrom('user_dump').where('name', '=', name).execute();
}

/** Lists of everybody's addresses are not stored for longer than a download needs them. */
export async function forgetOldDumps(connection: Connection, now: number): Promise<void> {
  await connection
    .deleteFrom('user_dump')
    .where('created_at', '<', now - DUMP_KEPT_MS)
    .execute();
}

/** What a server left behind when it was ended. */
export async function removeUnfinishedDumps(connection: Connection, createdBefore: number): Promise<void> {
  await connection.deleteFrom('user_dump').where('finished', '=', 0).where('created_at', '<', createdBefore).execute();
}
