import { sql } from 'kysely';
import type { KlasseRow } from '../database/class-tables.ts';
import type { Connection, DatabaseKind } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';

export function findClass(connection: Connection, id: string): Promise<KlasseRow | undefined> {
  return connection.selectFrom('klasse').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Nobody else changes this class until the transaction ends. SQLite has one writer at a time anyway. False if it has been
 * deleted since it was found.
 */
export async function lockClass(transaction: Connection, kind: DatabaseKind, id: string): Promise<boolean> {
  const found = transaction.selectFrom('klasse').select('id').where('id', '=', id);
  return (await (kind === 'sqlite' ? found : found.forUpdate()).executeTakeFirst()) !== undefined;
}

export function findClassOfTeacher(
  connection: Connection,
  id: string,
  playerId: number,
): Promise<KlasseRow | undefined> {
  return connection
    .selectFrom('klasse')
    .innerJoin('klasse_larer', 'klasse_larer.klasse_id', 'klasse.id')
    .selectAll('klasse')
    .where('klasse.id', '=', id)
    .where('klasse_larer.player_id', '=', playerId)
    .executeTakeFirst();
}

export function findClassOfPupil(connection: Connection, id: string, playerId: number): Promise<KlasseRow | undefined> {
  return connection
    .selectFrom('klasse')
    .innerJoin('klasse_elev', 'klasse_elev.klasse_id', 'klasse.id')
    .selectAll('klasse')
    .where('klasse.id', '=', id)
    .where('klasse_elev.player_id', '=', playerId)
    .executeTakeFirst();
}

/** A class that can be joined. */
export function findClassByCode(connection: Connection, code: string): Promise<KlasseRow | undefined> {
  return connection
    .selectFrom('klasse')
    .selectAll()
    .where('code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The newest school year first, and those that are archived last. */
export function listClassesTaughtBy(connection: Connection, playerId: number) {
  return connection
    .selectFrom('klasse')
    .innerJoin('klasse_larer', 'klasse_larer.klasse_id', 'klasse.id')
    .selectAll('klasse')
    .select((eb) =>
      eb
        .selectFrom('klasse_elev')
        .innerJoin('player', 'player.id', 'klasse_elev.player_id')
        .select((pupil) => pupil.fn.countAll<number>().as('pupils'))
        .whereRef('klasse_elev.klasse_id', '=', 'klasse.id')
        .where('player.deleted_at', 'is', null)
        .as('pupils'),
    )
    .where('klasse_larer.player_id', '=', playerId)
    .orderBy('klasse.archived_at', (order) => order.desc().nullsFirst())
    .orderBy('klasse.school_year', 'desc')
    .orderBy('klasse.name')
    .execute();
}

export function listClassesOfPupil(connection: Connection, playerId: number) {
  return connection
    .selectFrom('klasse')
    .innerJoin('klasse_elev', 'klasse_elev.klasse_id', 'klasse.id')
    .selectAll('klasse')
    .select('klasse_elev.name as my_name')
    .where('klasse_elev.player_id', '=', playerId)
    .where('klasse.archived_at', 'is', null)
    .orderBy('klasse_elev.joined_at', 'desc')
    .execute();
}

export function listTeachers(connection: Connection, classId: string) {
  return connection
    .selectFrom('klasse_larer')
    .innerJoin('player', 'player.id', 'klasse_larer.player_id')
    .select(['player.id', 'player.username', 'player.full_name', 'player.email', 'player.human_lang'])
    .where('klasse_larer.klasse_id', '=', classId)
    .where('player.deleted_at', 'is', null)
    .orderBy('klasse_larer.added_at')
    .execute();
}

export function listPupils(connection: Connection, classId: string) {
  return connection
    .selectFrom('klasse_elev')
    .innerJoin('player', 'player.id', 'klasse_elev.player_id')
    .select(['player.id', 'klasse_elev.name', 'player.username', 'klasse_elev.joined_at', 'player.poeng'])
    .select(['player.email', 'player.made_for_klasse'])
    .where('klasse_elev.klasse_id', '=', classId)
    .where('player.deleted_at', 'is', null)
    .execute();
}

/** Which accounts of the class are linked to the provider, and which wait for someone. */
export function listIdentities(connection: Connection, classId: string, issuer: string) {
  return connection
    .selectFrom('player')
    .leftJoin('oidc_identity', (join) =>
      join.onRef('oidc_identity.player_id', '=', 'player.id').on('oidc_identity.issuer', '=', issuer),
    )
    .leftJoin('oidc_expected', (join) =>
      join.onRef('oidc_expected.player_id', '=', 'player.id').on('oidc_expected.issuer', '=', issuer),
    )
    .select(['player.id', 'oidc_identity.subject', 'oidc_expected.identifier'])
    .where('player.made_for_klasse', '=', classId)
    .execute();
}

export async function setExpected(
  transaction: Connection,
  expected: { player_id: number; issuer: string; identifier: string; added_at: number },
): Promise<void> {
  await transaction
    .insertInto('oidc_expected')
    .values(expected)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(expected))
    .execute();
}

export async function removeExpected(transaction: Connection, player_id: number): Promise<void> {
  await transaction.deleteFrom('oidc_expected').where('player_id', '=', player_id).execute();
}

/** Pupils by what the teachers call them. */
function pupilNames(connection: Connection, id: string) {
  return connection
    .selectFrom('klasse_elev')
    .innerJoin('player', 'player.id', 'klasse_elev.player_id')
    .select(['player.id', 'klasse_elev.name', 'player.username'])
    .where('klasse_elev.klasse_id', '=', id)
    .where('player.deleted_at', 'is', null);
}

export function listPupilNames(connection: Connection, id: string) {
  return pupilNames(connection, id).orderBy(sql`lower(klasse_elev.name)`).orderBy('player.id').execute();
}

export function findPupilName(connection: Connection, id: string, playerId: number) {
  return pupilNames(connection, id).where('player.id', '=', playerId).executeTakeFirst();
}

export async function insertClass(transaction: Connection, row: Omit<KlasseRow, 'archived_at' | 'noticed_at'>) {
  await transaction.insertInto('klasse').values(row).execute();
}

export async function insertTeacher(transaction: Connection, klasse_id: string, player_id: number, added_at: number) {
  await transaction
    .insertInto('klasse_larer')
    .values({ klasse_id, player_id, added_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeTeacher(transaction: Connection, klasse_id: string, player_id: number) {
  await transaction
    .deleteFrom('klasse_larer')
    .where('klasse_id', '=', klasse_id)
    .where('player_id', '=', player_id)
    .execute();
}

/** Someone who is in the class already keeps the name that they have there. */
export async function insertPupil(
  transaction: Connection,
  pupil: { klasse_id: string; player_id: number; name: string; joined_at: number },
) {
  await transaction
    .insertInto('klasse_elev')
    .values(pupil)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePupil(transaction: Connection, klasse_id: string, player_id: number): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('klasse_elev')
    .where('klasse_id', '=', klasse_id)
    .where('player_id', '=', player_id)
    .returning('player_id')
    .execute();
  return removed.length > 0;
}

export async function renamePupil(
  transaction: Connection,
  klasse_id: string,
  player_id: number,
  name: string,
): Promise<boolean> {
  const renamed = await transaction
    .updateTable('klasse_elev')
    .set({ name })
    .where('klasse_id', '=', klasse_id)
    .where('player_id', '=', player_id)
    .returning('player_id')
    .execute();
  return renamed.length > 0;
}

export async function countPupils(connection: Connection, klasse_id: string): Promise<number> {
  const { pupils } = await connection
    .selectFrom('klasse_elev')
    .select(({ fn }) => fn.countAll<number>().as('pupils'))
    .where('klasse_id', '=', klasse_id)
    .executeTakeFirstOrThrow();
  return Number(pupils);
}

export async function countClasses(connection: Connection, player_id: number): Promise<number> {
  const { classes } = await connection
    .selectFrom('klasse_larer')
    .select(({ fn }) => fn.countAll<number>().as('classes'))
    .where('player_id', '=', player_id)
    .executeTakeFirstOrThrow();
  return Number(classes);
}

export async function setClass(
  transaction: Connection,
  id: string,
  changes: Partial<Omit<KlasseRow, 'id' | 'created_at'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await transaction.updateTable('klasse').set(changes).where('id', '=', id).execute();
}

/** That someone has asked to be a teacher, or is one. */
export async function setTeacherAccess(
  connection: Connection,
  playerId: number,
  changes: Partial<Pick<PlayerRow, 'is_teacher' | 'teacher_asked_at' | 'teacher_school'>>,
): Promise<void> {
  await connection.updateTable('player').set(changes).where('id', '=', playerId).execute();
}

/** Archived so long ago that it goes; with the time of its notice. */
export function listClassesArchivedBefore(connection: Connection, time: number): Promise<KlasseRow[]> {
  return connection.selectFrom('klasse').selectAll().where('archived_at', '<=', time).execute();
}

/** Its archived state is part of the question: a teacher may bring it back at the same moment. */
export async function removeClass(transaction: Connection, id: string, archivedBefore?: number): Promise<boolean> {
  let query = transaction.deleteFrom('klasse').where('id', '=', id);
  if (archivedBefore !== undefined) query = query.where('archived_at', '<=', archivedBefore);
  return (await query.returning('id').execute()).length > 0;
}

export async function countAnswers(connection: Connection, playerIds: readonly number[]): Promise<number> {
  if (playerIds.length === 0) return 0;
  const { answers } = await connection
    .selectFrom('attempt')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .where('player_id', 'in', playerIds)
    .executeTakeFirstOrThrow();
  return Number(answers);
}

/** What was asked of its pupils, and what was said about their programs. */
export async function countTalk(connection: Connection, id: string) {
  const count = async (table: 'innlevering' | 'klasse_sporsmal' | 'klasse_kommentar' | 'klasse_framvisning') => {
    const { rows } = await connection
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('klasse_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    hand_ins: await count('innlevering'),
    questions: await count('klasse_sporsmal'),
    comments: await count('klasse_kommentar'),
    projects: await count('klasse_framvisning'),
  };
}

/** Accounts that belong to the class alone, with the pictures that go with them. */
export function listAccountsOnlyFor(connection: Connection, classId: string) {
  return connection
    .selectFrom('player')
    .select(['id', 'email', 'email_key', 'img_profil', 'created_at', 'deleted_at'])
    .where('made_for_klasse', '=', classId)
    .where('email', 'like', '%@localhost')
    .execute();
}

/** Nobody can see such a class any more: its last teacher has deleted the account. */
export async function archiveClassesWithoutTeachers(connection: Connection, now: number): Promise<void> {
  await connection
    .updateTable('klasse')
    .set({ archived_at: now, code: null })
    .where('archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('klasse_larer').select('player_id').whereRef('klasse_larer.klasse_id', '=', 'klasse.id'))),
    )
    .execute();
}
