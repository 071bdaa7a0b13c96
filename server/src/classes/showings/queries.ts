import type { Insertable } from 'kysely';
import type { KlasseFramvisningTable } from '../../database/class-tables.ts';
import type { Connection, DatabaseKind } from '../../database/connect.ts';

/** With what the teachers call the pupil. */
function showings(connection: Connection, classId: string) {
  return connection
    .selectFrom('klasse_framvisning')
    .innerJoin('klasse_elev', (join) =>
      join
        .onRef('klasse_elev.klasse_id', '=', 'klasse_framvisning.klasse_id')
        .onRef('klasse_elev.player_id', '=', 'klasse_framvisning.player_id'),
    )
    .innerJoin('player', 'player.id', 'klasse_framvisning.player_id')
    .where('player.deleted_at', 'is', null)
    .where('klasse_framvisning.klasse_id', '=', classId);
}

const LISTED = [
  'klasse_framvisning.id',
  'klasse_framvisning.player_id',
  'klasse_framvisning.doc_slug',
  'klasse_framvisning.blokk_slug',
  'klasse_framvisning.language',
  'klasse_framvisning.title',
  'klasse_framvisning.named',
  'klasse_framvisning.at',
  'klasse_elev.name',
] as const;
export type ListedShowing = Awaited<ReturnType<typeof listShowings>>[number];

/** The newest first, without the programs. */
export function listShowings(connection: Connection, classId: string, limit: number) {
  return showings(connection, classId)
    .select(LISTED)
    .orderBy('klasse_framvisning.at', 'desc')
    .orderBy('klasse_framvisning.id', 'desc')
    .limit(limit)
    .execute();
}

export function findShowing(connection: Connection, classId: string, id: number) {
  return showings(connection, classId)
    .select([
      ...LISTED,
      'klasse_framvisning.program',
      'klasse_framvisning.page',
      'klasse_framvisning.plan',
      'klasse_framvisning.reflection',
    ])
    .where('klasse_framvisning.id', '=', id)
    .executeTakeFirst();
}

/** Whether someone goes to the class, and cannot leave it until the transaction ends. SQLite has one writer at a time anyway. */
export async function lockPupil(
  transaction: Connection,
  kind: DatabaseKind,
  classId: string,
  playerId: number,
): Promise<boolean> {
  const pupil = transaction
    .selectFrom('klasse_elev')
    .select('player_id')
    .where('klasse_id', '=', classId)
    .where('player_id', '=', playerId);
  return (await (kind === 'sqlite' ? pupil : pupil.forKeyShare()).execute()).length > 0;
}

/** Of one project a pupil shows one copy in a class: the last. */
export async function setShowing(
  connection: Connection,
  row: Omit<Insertable<KlasseFramvisningTable>, 'id'>,
): Promise<number> {
  const { klasse_id, player_id, doc_slug, blokk_slug, ...copy } = row;
  const { id } = await connection
    .insertInto('klasse_framvisning')
    .values(row)
    .onConflict((conflict) => conflict.columns(['klasse_id', 'player_id', 'doc_slug', 'blokk_slug']).doUpdateSet(copy))
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Of one pupil alone if one is named. */
export async function removeShowing(
  connection: Connection,
  classId: string,
  id: number,
  playerId: number | undefined,
): Promise<boolean> {
  let query = connection.deleteFrom('klasse_framvisning').where('klasse_id', '=', classId).where('id', '=', id);
  if (playerId !== undefined) query = query.where('player_id', '=', playerId);
  return (await query.returning('id').execute()).length > 0;
}
