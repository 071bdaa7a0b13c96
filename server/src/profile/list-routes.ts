import type * as operations from '@kodestien/contract/profile/operations';
import { authenticate } from '../account/authenticate.ts';
import type { DocumentServices } from '../document/document-cache.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { furthestCourses } from '../learning/public-progress.ts';
import { searchWords } from '../player/search-terms.ts';
import { listByPoeng, listByUsername, searchPlayers } from './list-queries.ts';
import { publicPlayer } from './public-profile.ts';
import type { PublicRow } from './queries.ts';

const PAGE = 30;

export const getPlayerLs: Handler<typeof operations.getPlayerLs, undefined, DocumentServices> = async (
  { query, authorization },
  services,
) => {
  const { connection } = services;
  const page = pageOf(services);
  if (!services.config.public.show_user_list) await refuseAllButSuperusers(authorization, services);
  const { sort = 'poeng', q = '', limit = PAGE, cursor } = query;
  // One more than requested tells whether there is a next page.
  const most = limit + 1;
  if (q.trim() !== '') {
    const beginning = searchWords(q).join(' ');
    const order = `q:${beginning}`;
    const place = readCursor(cursor, order, 'string', 'number');
    // Only marks and symbols: nobody is called that.
    if (beginning === '') return { results: [], next: null };
    const after = place && { term: place[0], id: place[1] };
    const rows = await searchPlayers(connection, beginning, after, most);
    return page(rows, limit, (row) => writeCursor(order, row.term, row.id));
  }
  if (sort === 'username') {
    const place = readCursor(cursor, sort, 'string');
    const rows = await listByUsername(connection, place?.[0], most);
    return page(rows, limit, (row) => writeCursor(sort, row.username_key));
  }
  const place = readCursor(cursor, sort, 'number', 'string');
  const rows = await listByPoeng(connection, place && { poeng: place[0], username_key: place[1] }, most);
  return page(rows, limit, (row) => writeCursor(sort, row.poeng, row.username_key));
};

async function refuseAllButSuperusers(authorization: string | undefined, services: Services): Promise<void> {
  const caller = authorization === undefined ? undefined : await authenticate(authorization, services);
  if (!caller?.isSuperuser) throw new ProblemError('user_list_closed');
}

function pageOf(services: DocumentServices) {
  return async <Row extends PublicRow>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) => {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const shown = rows.slice(0, limit);
    const furthest = await furthestCourses(
      services,
      shown.map(({ id }) => id),
    );
    const results = shown.map((row) => ({ ...publicPlayer(row), furthest: furthest.get(row.id) ?? null }));
    return { results, next: last ? cursorOf(last) : null };
  };
}
