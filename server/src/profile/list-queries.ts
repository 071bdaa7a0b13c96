import type { Connection } from '../database/connect.ts';
import { PUBLIC_COLUMNS, type PublicRow } from './queries.ts';

/**
 * Every page is one range of one index that begins where the page before ended, so page 5,000 among a million people
 * costs what page 1 among a thousand costs. There is no OFFSET and no COUNT. The conditions of `visible` are those
 * of the partial indexes player_by_poeng and player_by_username, in the same words, or they would not be used.
 */
function visible(connection: Connection) {
  return connection
    .selectFrom('player')
    .select(PUBLIC_COLUMNS)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null);
}

export type PoengPlace = { poeng: number; username_key: string };

/** Most points first, names in order among equals. */
export function listByPoeng(
  connection: Connection,
  after: PoengPlace | undefined,
  limit: number,
): Promise<PublicRow[]> {
  let query = visible(connection);
  if (after) {
    // Both columns compared as one: said with OR, the databases would read the index from its beginning.
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('poeng_order', 'username_key'), '>', tuple(-after.poeng, after.username_key)),
    );
  }
  return query.orderBy('poeng_order').orderBy('username_key').limit(limit).execute();
}

export function listByUsername(connection: Connection, after: string | undefined, limit: number): Promise<PublicRow[]> {
  let query = visible(connection);
  if (after !== undefined) query = query.where('username_key', '>', after);
  return query.orderBy('username_key').limit(limit).execute();
}

export type SearchPlace = { term: string; id: number };
/** Sorts after every character that a word can hold. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Anyone who has a term (search-terms.ts) that begins so, in the order of those terms. It is not ordered by points: that
 * would mean reading everyone who matches a short beginning before the first can be shown.
 * Someone with several such terms is at the first of them, the one whose term before does not begin so.
 */
export function searchPlayers(
  connection: Connection,
  beginning: string,
  after: SearchPlace | undefined,
  limit: number,
): Promise<(PublicRow & { term: string })[]> {
  let found = connection
    .selectFrom('player_search')
    .select(['term', 'player_id'])
    .where('term', '<', beginning + LAST_CHARACTER)
    .where('term_before', '<', beginning);
  found = after
    ? found.where(({ eb, refTuple, tuple }) => eb(refTuple('term', 'player_id'), '>', tuple(after.term, after.id)))
    : found.where('term', '>=', beginning);
  return connection
    .selectFrom(found.orderBy('term').orderBy('player_id').limit(limit).as('found'))
    .innerJoin('player', 'player.id', 'found.player_id')
    .select(PUBLIC_COLUMNS)
    .select('found.term')
    .orderBy('found.term')
    .orderBy('found.player_id')
    .execute();
}
