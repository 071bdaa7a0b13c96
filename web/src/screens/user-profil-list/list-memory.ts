import type { PublicPlayer } from '@kodestien/contract/profile/player';

export type CachedList = { players: PublicPlayer[]; next: string | null; top: number };

const KEPT_MAX = 10;
const lists = new Map<string, CachedList>();

/** What a visited list showed and how far down it stood, by history entry: Back finds it as it was left. */
export function cacheList(entry: string, list: CachedList): void {
  lists.delete(entry);
  lists.set(entry, list);
  // The oldest is the first one in.
  if (lists.size > KEPT_MAX)
    for (const oldest of [...lists.keys()].slice(0, lists.size - KEPT_MAX)) lists.delete(oldest);
}

export function cachedList(entry: string): CachedList | undefined {
  return lists.get(entry);
}
