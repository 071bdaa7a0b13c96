import type { Connection } from '../database/connect.ts';
import { PUBLIC_COLUMNS, type PublicRow } from './queries.ts';

/**
 * Every page is a range of one index that begins where the page before ended, so page 5,000 among a million people
 * costs what page 1 among a thousand costs. There is no OFFSET and no COUNT. The conditions of `visible` are those
 * of the partial indexes player_by_poeng and player_by_username, in the same words, or they would not be used.
 */
function visible(connection: Connection) {
  return connection
    .selectFrom('player')
    .select(PUBLIC_COLUMNS)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null);
}

export type PoengPlace = { poeng: number; username_key: string };

/**
 * Most points first, names in order among equals. What follows the last row seen is two ranges of the index: the rest
 * of its equals, then all who have fewer points. Written as one condition with OR, the databases would read
 * the index from its beginning instead.
 */
export async function listByPoeng(connection: Connection, after: PoengPlace | undefined, limit: number) {
  if (!after) return visible(connection).orderBy('poeng', 'desc').orderBy('username_key').limit(limit).execute();
  const equals = await visible(connection)
    .where('poeng', '=', after.poeng)
    .where('username_key', '>', after.username_key)
    .orderBy('username_key')
    .limit(limit)
    .execute();
  if (equals.length === limit) return equals;
  const below = await visible(connection)
    .where('poeng', '<', after.poeng)
    .orderBy('poeng', 'desc')
    .orderBy('username_key')
    .limit(limit - equals.length)
    .execute();
  return [...equals, ...below];
}

export function listByUsername(connection: Connection, after: string | undefined, limit: number): Promise<PublicRow[]> {
  return visible(connection)
    .$if(after !== undefined, (query) => query.where('username_key', '>', after ?? ''))
    .orderBy('username_key')
    .limit(limit)
    .execute();
}

export type SearchPlace = { term: string; id: number };
/** Sorts after every character that a word can hold. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Whoever has a word (or a name from some word on) that begins so, in the order of those words. It is not ordered by
 * points: that would mean reading everyone who matches a short beginning before the first can be shown.
 * A person with several such words stands at the first of them only.
 */
export function searchPlayers(
  connection: Connection,
  beginning: string,
  after: SearchPlace | undefined,
  limit: number,
): Promise<(PublicRow & { term: string })[]> {
  return connection
    .selectFrom('player_search')
    .innerJoin('player', 'player.id', 'player_search.player_id')
    .select(PUBLIC_COLUMNS)
    .select('player_search.term')
    .where('term', '>=', after?.term ?? beginning)
    .where('term', '<', beginning + LAST_CHARACTER)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('term', 'player_id'), '>', eb.tuple(after?.term ?? '', after?.id ?? 0))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('player_search as earlier')
            .select('earlier.term')
            .whereRef('earlier.player_id', '=', 'player_search.player_id')
            .where('earlier.term', '>=', beginning)
            .whereRef('earlier.term', '<', 'player_search.term'),
        ),
      ),
    )
    .orderBy('term')
    .orderBy('player_id')
    .limit(limit)
    .execute();
}
