import type { Kommentar, Svar } from '@kodestien/contract/document/comments';
import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { KommentarRow } from '../../database/schema.ts';

export type Thread = { doc_slug: string; blokk_slug: string };
/** The last comment of the page before. */
export type After = { created_at: number; id: string };

/** Newest first, by the last one seen and never by counting: page 500 costs what page 1 costs. */
export async function listComments(
  connection: Connection,
  thread: Thread,
  limit: number,
  after: After | undefined,
): Promise<Kommentar[]> {
  let query = shown(connection)
    .where('blokk_kommentar.doc_slug', '=', thread.doc_slug)
    .where('blokk_kommentar.blokk_slug', '=', thread.blokk_slug);
  if (after) {
    query = query.where((row) =>
      row.or([
        row('blokk_kommentar.created_at', '<', after.created_at),
        row.and([row('blokk_kommentar.created_at', '=', after.created_at), row('blokk_kommentar.id', '<', after.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('blokk_kommentar.created_at', 'desc')
    .orderBy('blokk_kommentar.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withProfileOrNot);
}

const REPLIES_MAX = 5;
/** Of someone who has written a lot: the threads where they wrote last. */
const OWN_THREADS_MAX = 100;

/** What others have written in someone's threads since they wrote there first, newest first. */
export async function listReplies(connection: Connection, playerId: number): Promise<Svar[]> {
  const own = connection
    .selectFrom('blokk_kommentar')
    .select(['doc_slug', 'blokk_slug', (row) => row.fn.min('created_at').as('since')])
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .groupBy(['doc_slug', 'blokk_slug'])
    .orderBy((row) => row.fn.max('created_at'), 'desc')
    .limit(OWN_THREADS_MAX)
    .as('own');
  const rows = await shown(connection)
    .innerJoin(own, (join) =>
      join
        .onRef('own.doc_slug', '=', 'blokk_kommentar.doc_slug')
        .onRef('own.blokk_slug', '=', 'blokk_kommentar.blokk_slug')
        .onRef('own.since', '<=', 'blokk_kommentar.created_at'),
    )
    .select(['blokk_kommentar.doc_slug', 'blokk_kommentar.blokk_slug'])
    .where('blokk_kommentar.player_id', '!=', playerId)
    .orderBy('blokk_kommentar.created_at', 'desc')
    .orderBy('blokk_kommentar.id', 'desc')
    .limit(REPLIES_MAX)
    .execute();
  return rows.map(withProfileOrNot);
}

/** The name of someone who is on no list leads nowhere, and their picture is not shown. */
function withProfileOrNot<T extends { hidden_at: number | null; img_profil: string }>({ hidden_at, ...comment }: T) {
  const has_profile = hidden_at === null;
  return { ...comment, has_profile, img_profil: has_profile ? comment.img_profil : '' };
}

export async function findShownComment(connection: Connection, id: string): Promise<Kommentar | undefined> {
  const row = await shown(connection).where('blokk_kommentar.id', '=', id).executeTakeFirst();
  return row && withProfileOrNot(row);
}

export function findComment(connection: Connection, id: string): Promise<KommentarRow | undefined> {
  return connection.selectFrom('blokk_kommentar').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when there is a comment with that id already. */
export async function insertComment(
  connection: Connection,
  comment: Omit<KommentarRow, 'edited_at' | 'deleted_at' | 'deleted_by'>,
): Promise<boolean> {
  const row = await connection
    .insertInto('blokk_kommentar')
    .values(comment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setCommentText(connection: Connection, id: string, txt: string, now: number): Promise<void> {
  await connection.updateTable('blokk_kommentar').set({ txt, edited_at: now }).where('id', '=', id).execute();
}

export async function setCommentDeleted(
  connection: Connection,
  id: string,
  { at, by }: { at: number; by: number },
): Promise<void> {
  await connection
    .updateTable('blokk_kommentar')
    .set({ deleted_at: at, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Undoes the deletion of anyone who made it. False when it was someone else's. */
export async function restoreComment(connection: Connection, id: string, deletedBy: number): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('blokk_kommentar')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .where('deleted_by', '=', deletedBy)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countComments(connection: Connection, docSlug: string): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('blokk_kommentar')
    .innerJoin('player', 'player.id', 'blokk_kommentar.player_id')
    .select(['blokk_slug', sql<number>`count(*)`.as('antall')])
    .where('doc_slug', '=', docSlug)
    .where('blokk_kommentar.deleted_at', 'is', null)
    .where('player.deleted_at', 'is', null)
    .groupBy('blokk_slug')
    .execute();
  return new Map(rows.map(({ blokk_slug, antall }) => [blokk_slug, antall]));
}

const TEXT_STORED_MS = 60 * 60_000;
const ID_STORED_MS = 30 * 24 * 60 * 60_000;

/**
 * A deletion can be undone for a moment; after that the text is gone for good. Its id stays for a month, so that
 * a browser which sends the comment once more does not bring it back.
 */
export async function forgetDeletedComments(connection: Connection, now: number): Promise<void> {
  await connection
    .updateTable('blokk_kommentar')
    .set({ txt: '' })
    .where('deleted_at', '<', now - TEXT_STORED_MS)
    .where('txt', '!=', '')
    .execute();
  await connection
    .deleteFrom('blokk_kommentar')
    .where('deleted_at', '<', now - ID_STORED_MS)
    .execute();
}

/** Comments as people see them, under the name that their author has now. */
function shown(connection: Connection) {
  return connection
    .selectFrom('blokk_kommentar')
    .innerJoin('player', 'player.id', 'blokk_kommentar.player_id')
    .select([
      'blokk_kommentar.id',
      'player.username',
      'player.img_profil',
      'player.hidden_at',
      'blokk_kommentar.txt',
      'blokk_kommentar.created_at',
      'blokk_kommentar.edited_at',
    ])
    .where('blokk_kommentar.deleted_at', 'is', null)
    .where('player.deleted_at', 'is', null);
}
