import { readCursor, writeCursor } from '../http/cursor.ts';

const PAGE = 30;

/** Lists of the admin area run from the newest row to the oldest, by id. */
export type PageRequest = { before: number | undefined; limit: number };

export function readPage(
  query: { cursor?: string | undefined; limit?: number | undefined },
  order: string,
): PageRequest {
  return { before: readCursor(query.cursor, order, 'number')?.[0], limit: query.limit ?? PAGE };
}

/** `rows` holds one more than the page, if there is more to come. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], { limit }: PageRequest, order: string) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { results: rows.slice(0, limit), next: last ? writeCursor(order, last.id) : null };
}
