import type { Task } from '@kodestien/contract/document/block-types';
import type { HumanLang } from '@kodestien/contract/language';
import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { DraftRow } from '../database/schema.ts';

export type BlockPlace = { player_id: number; doc_slug: string; blokk_slug: string };

/** Answers that are stored for one block and person; older ones go. */
const ATTEMPTS_MAX = 50;

/** How an answer failed, and how many hints had been opened: stored for pupils in a class only. */
export type ForClass = {
  failed_check: string | null;
  failed_got: string | null;
  failed_error: string | null;
  failed_line: number | null;
  hints: number | null;
};

export async function insertAttempt(
  transaction: Connection,
  place: BlockPlace,
  attempt: { human_lang: HumanLang; answer: string; passed: 0 | 1; counts: 0 | 1; at: number },
  forClass?: ForClass,
): Promise<void> {
  const more = forClass && (await isInClass(transaction, place.player_id)) ? forClass : {};
  await transaction
    .insertInto('attempt')
    .values({ ...place, ...attempt, ...more })
    .execute();
  const old = await atPlace(transaction, place)
    .select('id')
    .orderBy('id', 'desc')
    .offset(ATTEMPTS_MAX)
    .limit(1)
    .execute();
  const [first] = old;
  if (!first) return;
  await transaction
    .deleteFrom('attempt')
    .where('player_id', '=', place.player_id)
    .where('doc_slug', '=', place.doc_slug)
    .where('blokk_slug', '=', place.blokk_slug)
    .where('id', '<=', first.id)
    .execute();
}

/** Answers that were wrong, those that count only. */
export async function countFailed(connection: Connection, place: BlockPlace): Promise<number> {
  const { failed } = await atPlace(connection, place)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('passed', '=', 0)
    .where('counts', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(failed);
}

function atPlace(connection: Connection, { player_id, doc_slug, blokk_slug }: BlockPlace) {
  return connection
    .selectFrom('attempt')
    .where('player_id', '=', player_id)
    .where('doc_slug', '=', doc_slug)
    .where('blokk_slug', '=', blokk_slug);
}

/** One line in the ledger, the first time only. Whether this was the first time. */
export async function earn(
  transaction: Connection,
  place: BlockPlace,
  line: { kind: Task; poeng: number; earned_at: number },
): Promise<boolean> {
  const written = await transaction
    .insertInto('poeng_ledger')
    .values({ ...place, ...line })
    .onConflict((conflict) => conflict.columns(['player_id', 'doc_slug', 'blokk_slug']).doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}

/** That someone has looked at the solution; the first time counts. */
export async function noteSeenSolution(transaction: Connection, place: BlockPlace, seen_at: number): Promise<void> {
  await transaction
    .insertInto('seen_solution')
    .values({ ...place, seen_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasSeenSolution(connection: Connection, place: BlockPlace): Promise<boolean> {
  const row = await connection
    .selectFrom('seen_solution')
    .select('seen_at')
    .where('player_id', '=', place.player_id)
    .where('doc_slug', '=', place.doc_slug)
    .where('blokk_slug', '=', place.blokk_slug)
    .executeTakeFirst();
  return row !== undefined;
}

export function listSeenSolutions(connection: Connection, playerId: number) {
  return connection
    .selectFrom('seen_solution')
    .select(['doc_slug', 'blokk_slug', 'seen_at'])
    .where('player_id', '=', playerId)
    .orderBy('seen_at')
    .execute();
}

export async function isSolved(connection: Connection, place: BlockPlace): Promise<boolean> {
  return (await findEarned(connection, place)) !== null;
}

/** The points that a block has earned; null where it is not solved. */
export async function findEarned(connection: Connection, place: BlockPlace): Promise<number | null> {
  const line = await connection
    .selectFrom('poeng_ledger')
    .select('poeng')
    .where('player_id', '=', place.player_id)
    .where('doc_slug', '=', place.doc_slug)
    .where('blokk_slug', '=', place.blokk_slug)
    .executeTakeFirst();
  return line?.poeng ?? null;
}

export async function sumPoints(connection: Connection, playerId: number): Promise<number> {
  const row = await connection.selectFrom('player').select('poeng').where('id', '=', playerId).executeTakeFirst();
  return row?.poeng ?? 0;
}

export function listLedger(connection: Connection, playerId: number) {
  return connection
    .selectFrom('poeng_ledger')
    .select(['doc_slug', 'blokk_slug', 'kind', 'poeng', 'earned_at'])
    .where('player_id', '=', playerId)
    .execute();
}

/** What several people have earned points for. */
export function listSolved(connection: Connection, playerIds: readonly number[]) {
  return connection
    .selectFrom('poeng_ledger')
    .select(['player_id', 'doc_slug', 'blokk_slug'])
    .where('player_id', 'in', playerIds)
    .where('kind', '=', 'exercise')
    .execute();
}

export async function noteActiveDay(connection: Connection, player_id: number, day: number): Promise<void> {
  await connection
    .insertInto('active_day')
    .values({ player_id, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest first. */
export async function listActiveDays(connection: Connection, playerId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('active_day')
    .select('day')
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ day }) => day);
}

export function listPlaces(connection: Connection, playerId: number) {
  return connection
    .selectFrom('reading_place')
    .select(['doc_slug', 'blokk_slug', 'has_read', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .execute();
}

/** Once read to the end, a page stays read. */
export async function notePlace(
  connection: Connection,
  place: { player_id: number; doc_slug: string; blokk_slug: string | null; has_read: 0 | 1; at: number },
): Promise<void> {
  const { blokk_slug, has_read, at } = place;
  await connection
    .insertInto('reading_place')
    .values(place)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'doc_slug']).doUpdateSet({
        blokk_slug,
        at,
        has_read: sql`case when reading_place.has_read = 1 then 1 else ${has_read} end`,
      }),
    )
    .execute();
}

type DraftPlace = BlockPlace & { human_lang: HumanLang };

function draftsAt(connection: Connection, { player_id, doc_slug, blokk_slug, human_lang }: DraftPlace) {
  return connection
    .selectFrom('draft')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('doc_slug', '=', doc_slug)
    .where('blokk_slug', '=', blokk_slug)
    .where('human_lang', '=', human_lang)
    .orderBy('revision', 'desc');
}

export function findDraft(connection: Connection, place: DraftPlace): Promise<DraftRow | undefined> {
  return draftsAt(connection, place).limit(1).executeTakeFirst();
}

export function listDrafts(connection: Connection, player_id: number, doc_slug: string): Promise<DraftRow[]> {
  return connection
    .selectFrom('draft')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('doc_slug', '=', doc_slug)
    .orderBy('blokk_slug')
    .orderBy('revision', 'desc')
    .execute();
}

export async function insertDraft(transaction: Connection, row: DraftRow): Promise<void> {
  await transaction.insertInto('draft').values(row).execute();
}

export async function removeDrafts(
  transaction: Connection,
  { player_id, doc_slug, blokk_slug, human_lang }: DraftPlace,
  revisions: readonly number[],
): Promise<void> {
  if (revisions.length === 0) return;
  await transaction
    .deleteFrom('draft')
    .where('player_id', '=', player_id)
    .where('doc_slug', '=', doc_slug)
    .where('blokk_slug', '=', blokk_slug)
    .where('human_lang', '=', human_lang)
    .where('revision', 'in', revisions)
    .execute();
}

export async function measureDrafts(transaction: Connection, player_id: number) {
  const { drafts, characters } = await transaction
    .selectFrom('draft')
    .select(({ fn }) => [
      fn.countAll<number>().as('drafts'),
      fn.coalesce(fn.sum<number>(sql`length(txt)`), sql<number>`0`).as('characters'),
    ])
    .where('player_id', '=', player_id)
    .executeTakeFirstOrThrow();
  return { drafts: Number(drafts), characters: Number(characters) };
}

/** All drafts of someone without their texts, the oldest first. */
export async function listDraftSizes(transaction: Connection, player_id: number) {
  const rows = await transaction
    .selectFrom('draft')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'revision', sql<number>`length(txt)`.as('characters')])
    .select(
      sql<number>`case when revision = max(revision) over (partition by doc_slug, blokk_slug, human_lang)
        then 1 else 0 end`.as('is_newest'),
    )
    .where('player_id', '=', player_id)
    .orderBy('saved_at')
    .orderBy('revision')
    .execute();
  return rows.map((row) => ({ ...row, characters: Number(row.characters), is_newest: Number(row.is_newest) === 1 }));
}

export async function listDraftHistory(transaction: Connection, place: DraftPlace): Promise<DraftRow[]> {
  return draftsAt(transaction, place).execute();
}

async function isInClass(connection: Connection, player_id: number): Promise<boolean> {
  const row = await connection
    .selectFrom('klasse_elev')
    .select('klasse_id')
    .where('player_id', '=', player_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a hand-in of a class keeps hints and solutions of this exercise back from the pupil, until it closes. */
export async function isHelpOff(
  connection: Connection,
  { player_id, doc_slug, blokk_slug }: BlockPlace,
  now: number,
): Promise<boolean> {
  const row = await connection
    .selectFrom('innlevering_oppgave')
    .innerJoin('innlevering', 'innlevering.id', 'innlevering_oppgave.innlevering_id')
    .innerJoin('klasse', 'klasse.id', 'innlevering.klasse_id')
    .innerJoin('klasse_elev', 'klasse_elev.klasse_id', 'innlevering.klasse_id')
    .leftJoin('innlevering_frist', (join) =>
      join
        .onRef('innlevering_frist.innlevering_id', '=', 'innlevering.id')
        .on('innlevering_frist.player_id', '=', player_id),
    )
    .select('innlevering.id')
    .where('innlevering_oppgave.doc_slug', '=', doc_slug)
    .where('innlevering_oppgave.blokk_slug', '=', blokk_slug)
    .where('klasse_elev.player_id', '=', player_id)
    .where('klasse.archived_at', 'is', null)
    .where('innlevering.help_off', '=', 1)
    .where('innlevering.closed_at', 'is', null)
    .where('innlevering.opens_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('innlevering.late_ok', '=', 1),
        eb(eb.fn.coalesce('innlevering_frist.due_at', 'innlevering.due_at'), '>=', now),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
