import type { PublicPlayer } from '@kodestien/contract/profile/player';
import { useEffect, useRef, useState } from 'react';
import { getPlayerLs } from '../../api-client/profile.ts';
import type { CachedList } from './list-memory.ts';
import { playerQuery, type Sort } from './player-query.ts';

type Pages = {
  /** Search and order that `players` are the answer to. */
  asked: string;
  players: PublicPlayer[];
  next: string | null;
  status: 'loading' | 'loaded' | 'loading_more' | 'failed';
  error: unknown;
};

/** The users page by page; a new search or order starts over. `cached` is what was here before, after Back. */
export function usePlayerList(q: string, sort: Sort, cached: CachedList | undefined) {
  const asked = `${sort} ${q}`;
  const [attempt, setAttempt] = useState(1);
  const [pages, setPages] = useState<Pages>(() => ({
    asked,
    players: cached?.players ?? [],
    next: cached?.next ?? null,
    status: cached ? 'loaded' : 'loading',
    error: null,
  }));
  const known = useRef(cached ? `${attempt} ${asked}` : null);
  const more = useRef<AbortController>(null);

  useEffect(() => {
    if (known.current === `${attempt} ${asked}`) return;
    known.current = null;
    more.current?.abort();
    const interest = new AbortController();
    setPages((shown) => ({ ...shown, status: 'loading' }));
    getPlayerLs(playerQuery(q, sort), interest.signal).then(
      ({ results, next }) => {
        if (!interest.signal.aborted) setPages({ asked, players: results, next, status: 'loaded', error: null });
      },
      (error: unknown) => {
        if (!interest.signal.aborted) setPages({ asked, players: [], next: null, status: 'failed', error });
      },
    );
    return () => interest.abort();
  }, [q, sort, asked, attempt]);

  async function loadMore(): Promise<void> {
    if (pages.status !== 'loaded' || pages.next === null || pages.asked !== asked) return;
    const interest = new AbortController();
    more.current = interest;
    setPages({ ...pages, status: 'loading_more', error: null });
    try {
      const { results, next } = await getPlayerLs({ ...playerQuery(q, sort), cursor: pages.next }, interest.signal);
      if (!interest.signal.aborted) setPages((now) => ({ ...withMore(now, results), next, status: 'loaded' }));
    } catch (error) {
      if (!interest.signal.aborted) setPages((now) => ({ ...now, status: 'loaded', error }));
    }
  }

  return { ...pages, loadMore, retry: () => setAttempt(attempt + 1) };
}

/** Someone who earns points between two pages may come twice; the first time counts. */
function withMore(pages: Pages, results: PublicPlayer[]): Pages {
  const shown = new Set(pages.players.map(({ username_current }) => username_current));
  return { ...pages, players: [...pages.players, ...results.filter((player) => !shown.has(player.username_current))] };
}
