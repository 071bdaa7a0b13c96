import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { PlayerRow } from '../database/schema.ts';

export function listFormerUsernames(connection: Connection, playerId: number) {
  return connection
    .selectFrom('username_history')
    .select(['username', 'changed_at'])
    .where('player_id', '=', playerId)
    .orderBy('changed_at')
    .execute();
}

export function listSessionsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('session')
    .select(['user_agent', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

/** Also those that were requested by address and name no player. */
export function listMailsTo(connection: Connection, player: Pick<PlayerRow, 'id' | 'email_key'>) {
  return connection
    .selectFrom('outbox')
    .select(['template', 'to_email', 'created_at', 'sent_at'])
    .where((eb) => eb.or([eb('player_id', '=', player.id), eb(sql`lower(to_email)`, '=', player.email_key)]))
    .orderBy('id')
    .execute();
}

export function listLinksOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('link_token')
    .select(['purpose', 'created_at', 'expires_at', 'used_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

export function listPointsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('poeng_ledger')
    .select(['doc_slug', 'blokk_slug', 'poeng', 'earned_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
}

export function listCommentsBy(connection: Connection, playerId: number) {
  return connection
    .selectFrom('blokk_kommentar')
    .select(['doc_slug', 'blokk_slug', 'txt', 'created_at', 'edited_at', 'deleted_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
}

export function listCommentNoticesOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('comment_notice')
    .select(['doc_slug', 'blokk_slug', 'noticed_at'])
    .where('player_id', '=', playerId)
    .orderBy('noticed_at')
    .execute();
}

export function listIdentitiesOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('oidc_identity')
    .select(['issuer', 'subject', 'linked_at'])
    .where('player_id', '=', playerId)
    .orderBy('linked_at')
    .execute();
}

export function listExpectedOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('oidc_expected')
    .select(['issuer', 'identifier', 'added_at'])
    .where('player_id', '=', playerId)
    .execute();
}

export async function listAdminLogOf(connection: Connection, playerId: number) {
  const rows = await connection
    .selectFrom('audit')
    .select(['at', 'action', 'actor_id'])
    .where((eb) => eb.or([eb('actor_id', '=', playerId), eb('target_id', '=', playerId)]))
    .orderBy('id')
    .execute();
  return rows.map(({ at, action, actor_id }) => ({
    at,
    action,
    role: actor_id === playerId ? ('actor' as const) : ('target' as const),
  }));
}

export async function listAnswersOf(connection: Connection, playerId: number) {
  const rows = await connection
    .selectFrom('attempt')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'answer', 'passed', 'at'])
    .select(['failed_check', 'failed_got', 'failed_error', 'failed_line', 'hints'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, passed: row.passed === 1 }));
}

export function listSeenSolutionsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('seen_solution')
    .select(['doc_slug', 'blokk_slug', 'seen_at'])
    .where('player_id', '=', playerId)
    .orderBy('seen_at')
    .execute();
}

export function listDraftsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('draft')
    .select(['doc_slug', 'blokk_slug', 'human_lang', 'revision', 'txt', 'saved_at'])
    .where('player_id', '=', playerId)
    .orderBy('saved_at')
    .execute();
}

export async function listReadingOf(connection: Connection, playerId: number) {
  const rows = await connection
    .selectFrom('reading_place')
    .select(['doc_slug', 'blokk_slug', 'has_read', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('at')
    .execute();
  return rows.map(({ has_read, ...row }) => ({ ...row, read: has_read === 1 }));
}

export async function listActiveDaysOf(connection: Connection, playerId: number): Promise<number[]> {
  const rows = await connection
    .selectFrom('active_day')
    .select('day')
    .where('player_id', '=', playerId)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

export async function listClassesOf(connection: Connection, player: Pick<PlayerRow, 'id' | 'made_for_klasse'>) {
  const taught = await connection
    .selectFrom('klasse_larer')
    .innerJoin('klasse', 'klasse.id', 'klasse_larer.klasse_id')
    .select(['klasse.name', 'klasse.school_year', 'added_at as since'])
    .where('player_id', '=', player.id)
    .orderBy('added_at')
    .execute();
  const joined = await connection
    .selectFrom('klasse_elev')
    .innerJoin('klasse', 'klasse.id', 'klasse_elev.klasse_id')
    .select([
      'klasse.id',
      'klasse.name',
      'klasse.school_year',
      'klasse_elev.name as name_in_class',
      'joined_at as since',
    ])
    .where('player_id', '=', player.id)
    .orderBy('joined_at')
    .execute();
  return [
    ...taught.map((row) => ({ ...row, role: 'teacher' as const, name_in_class: null, account_made_for_it: false })),
    ...joined.map(({ id, ...row }) => ({
      ...row,
      role: 'pupil' as const,
      account_made_for_it: id === player.made_for_klasse,
    })),
  ];
}

export function listQuestionsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('klasse_sporsmal')
    .innerJoin('klasse', 'klasse.id', 'klasse_sporsmal.klasse_id')
    .select(['klasse.name as class', 'doc_slug', 'blokk_slug', 'human_lang', 'program', 'line', 'txt', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('klasse_sporsmal.id')
    .execute();
}

export async function listLineCommentsOf(connection: Connection, playerId: number) {
  const rows = await connection
    .selectFrom('klasse_kommentar')
    .innerJoin('klasse', 'klasse.id', 'klasse_kommentar.klasse_id')
    .select(['klasse.name as class', 'author_id', 'doc_slug', 'blokk_slug', 'line', 'txt', 'at'])
    .where((eb) => eb.or([eb('author_id', '=', playerId), eb('player_id', '=', playerId)]))
    .orderBy('klasse_kommentar.id')
    .execute();
  return rows.map(({ author_id, ...row }) => ({
    ...row,
    role: author_id === playerId ? ('author' as const) : ('pupil' as const),
  }));
}

export function listKeptCommentsOf(connection: Connection, playerId: number) {
  return connection
    .selectFrom('klasse_fast_kommentar')
    .innerJoin('klasse', 'klasse.id', 'klasse_fast_kommentar.klasse_id')
    .select(['klasse.name as class', 'txt', 'at'])
    .where('author_id', '=', playerId)
    .orderBy('klasse_fast_kommentar.id')
    .execute();
}

/** Those that were handed in, and those that one has more time for. */
export async function listHandInsOf(connection: Connection, playerId: number) {
  const handedIn = await connection
    .selectFrom('innlevering')
    .innerJoin('klasse', 'klasse.id', 'innlevering.klasse_id')
    .leftJoin('innlevering_levert', (join) =>
      join
        .onRef('innlevering_levert.innlevering_id', '=', 'innlevering.id')
        .on('innlevering_levert.player_id', '=', playerId),
    )
    .leftJoin('innlevering_frist', (join) =>
      join
        .onRef('innlevering_frist.innlevering_id', '=', 'innlevering.id')
        .on('innlevering_frist.player_id', '=', playerId),
    )
    .select(['innlevering.id', 'klasse.name as class', 'innlevering.title'])
    .select(['innlevering_frist.due_at as own_due_at', 'innlevering_levert.at as handed_in_at'])
    .where((eb) =>
      eb.or([eb('innlevering_levert.player_id', 'is not', null), eb('innlevering_frist.player_id', 'is not', null)]),
    )
    .orderBy('innlevering.id')
    .execute();
  const programs = await connection
    .selectFrom('innlevering_svar')
    .select(['innlevering_id', 'doc_slug', 'blokk_slug', 'human_lang', 'program', 'solved'])
    .where('player_id', '=', playerId)
    .execute();
  return handedIn.map(({ id, ...row }) => ({
    ...row,
    programs: programs
      .filter(({ innlevering_id }) => innlevering_id === id)
      .map(({ innlevering_id: _, solved, ...program }) => ({ ...program, solved: solved === 1 })),
  }));
}

export async function listShownProjectsOf(connection: Connection, playerId: number) {
  const rows = await connection
    .selectFrom('klasse_framvisning')
    .innerJoin('klasse', 'klasse.id', 'klasse_framvisning.klasse_id')
    .select(['klasse.name as class', 'doc_slug', 'blokk_slug', 'title', 'program', 'page', 'plan', 'reflection'])
    .select(['named', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('klasse_framvisning.id')
    .execute();
  return rows.map(({ named, ...row }) => ({ ...row, named: named === 1 }));
}
