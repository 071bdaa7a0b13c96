import type { AnswerOf } from '@kodestien/contract/calls';

/** All rows that had come, as one page, and how far down the window stood. */
export type CachedList = { page: AnswerOf<'GET get_player_ls'>; top: number };

const LISTS_MAX = 10;
const lists = new Map<string, CachedList>();

/** What a visited list showed and how far down it stood, by history entry: Back finds it as it was left. */
export function cacheList(entry: string, list: CachedList): void {
  lists.delete(entry);
  lists.set(entry, list);
  // The oldest is the first one in.
  if (lists.size > LISTS_MAX)
    for (const oldest of [...lists.keys()].slice(0, lists.size - LISTS_MAX)) lists.delete(oldest);
}

export function cachedList(entry: string): CachedList | undefined {
  return lists.get(entry);
}
