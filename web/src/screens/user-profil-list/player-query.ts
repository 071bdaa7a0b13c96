export const SORTS = ['poeng', 'username'] as const;
export type Sort = (typeof SORTS)[number];
/** As long a search as the server takes; an address may hold more. */
export const SEARCH_MAX = 100;
/** More than a window full, so that the first scroll does not wait. */
export const PAGE_SIZE = 40;

export type PlayerQuery = { q?: string; sort?: Sort; limit: number };

/** A search is always in the order of its matches; only the whole list has an order to choose. */
export function playerQuery(q: string, sort: Sort): PlayerQuery {
  return q === '' ? { sort, limit: PAGE_SIZE } : { q, limit: PAGE_SIZE };
}
