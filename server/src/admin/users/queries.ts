import type { UserFilter } from '@kodestien/contract/admin/rules';
import type { AdminUser } from '@kodestien/contract/admin/users';
import type { Connection } from '../../database/connect.ts';
import { NOBODY } from '../../player/queries.ts';
import { searchWords } from '../../player/search-terms.ts';
import type { PageRequest } from '../page.ts';

/** Sorts after every character that a name can hold. */
const LAST_CHARACTER = '\u{10ffff}';

function users(connection: Connection) {
  return connection
    .selectFrom('player')
    .select(['id', 'username', 'full_name', 'img_profil', 'email', 'confirmed_at', 'is_superuser'])
    .select(['is_teacher', 'teacher_asked_at', 'teacher_school'])
    .select(['locked_at', 'deleted_at', 'poeng', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('session')
        .select((session) => session.fn.max('last_used_at').as('at'))
        .whereRef('session.player_id', '=', 'player.id')
        .as('last_seen_at'),
    )
    .where('username_key', '!=', NOBODY);
}

type Flags = { is_superuser: number; is_teacher: number };
function adminUser<Row extends Flags>(row: Row) {
  return { ...row, is_superuser: row.is_superuser === 1, is_teacher: row.is_teacher === 1 };
}

export async function findUser(connection: Connection, id: number): Promise<AdminUser | undefined> {
  const row = await users(connection).where('id', '=', id).executeTakeFirst();
  return row && adminUser(row);
}

export async function listUsers(
  connection: Connection,
  { q, show }: { q: string; show: UserFilter },
  { before, limit }: PageRequest,
): Promise<AdminUser[]> {
  let query = users(connection);
  if (show === 'unconfirmed') query = query.where('confirmed_at', 'is', null);
  if (show === 'locked') query = query.where('locked_at', 'is not', null);
  if (show === 'superuser') query = query.where('is_superuser', '=', 1);
  if (show === 'teacher') query = query.where('is_teacher', '=', 1);
  if (show === 'teacher_asked') query = query.where('teacher_asked_at', 'is not', null);
  if (before !== undefined) query = query.where('id', '<', before);
  if (q !== '') query = query.where('id', 'in', idsThatBeginWith(connection, q));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(adminUser);
}

/** Three ranges of three indexes: nothing is searched through from end to end. */
function idsThatBeginWith(connection: Connection, q: string) {
  const key = q.toLowerCase();
  const term = searchWords(q).join(' ');
  const byUsername = connection
    .selectFrom('player')
    .select('id')
    .where('username_key', '>=', key)
    .where('username_key', '<', key + LAST_CHARACTER);
  const byEmail = connection
    .selectFrom('player')
    .select('id')
    .where('email_key', '>=', key)
    .where('email_key', '<', key + LAST_CHARACTER);
  if (term === '') return byUsername.union(byEmail);
  const byName = connection
    .selectFrom('player_search')
    .select('player_id as id')
    .where('term', '>=', term)
    .where('term', '<', term + LAST_CHARACTER);
  return byUsername.union(byEmail).union(byName);
}

export async function setLocked(transaction: Connection, id: number, locked_at: number | null): Promise<void> {
  await transaction.updateTable('player').set({ locked_at }).where('id', '=', id).execute();
}

export async function setSuperuser(transaction: Connection, id: number, isSuperuser: boolean): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ is_superuser: isSuperuser ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** A request to become a teacher is answered by it. */
export async function setTeacher(transaction: Connection, id: number, isTeacher: boolean): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ is_teacher: isTeacher ? 1 : 0, teacher_asked_at: null })
    .where('id', '=', id)
    .execute();
}

export async function isAccountOfClass(connection: Connection, id: number): Promise<boolean> {
  const row = await connection
    .selectFrom('player')
    .select('id')
    .where('id', '=', id)
    .where('made_for_klasse', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
