import type { PublicPlayer } from '@kodestien/contract/profile/player';
import { useEffect, useState } from 'react';
import { getPlayerLs } from '../../api-client/profile.ts';

export const SORTS = ['poeng', 'username'] as const;
export type Sort = (typeof SORTS)[number];

type Pages = {
  asked: string;
  players: PublicPlayer[];
  next: string | null;
  status: 'loading' | 'loaded' | 'loading_more' | 'failed';
  error: unknown;
};

/** The users page by page; a new search or order starts over. */
export function usePlayerList(q: string, sort: Sort) {
  const asked = `${sort} ${q}`;
  const [attempt, setAttempt] = useState(1);
  const [pages, setPages] = useState<Pages>({ asked, players: [], next: null, status: 'loading', error: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, that is what it is for
  useEffect(() => {
    const interest = new AbortController();
    setPages((shown) => ({ ...shown, status: 'loading' }));
    getPlayerLs(query(q, sort), interest.signal).then(
      ({ results, next }) => setPages({ asked, players: results, next, status: 'loaded', error: null }),
      (error: unknown) => {
        if (!interest.signal.aborted) setPages({ asked, players: [], next: null, status: 'failed', error });
      },
    );
    return () => interest.abort();
  }, [q, sort, asked, attempt]);

  async function loadMore(): Promise<void> {
    if (pages.status !== 'loaded' || pages.next === null) return;
    setPages({ ...pages, status: 'loading_more' });
    try {
      const { results, next } = await getPlayerLs({ ...query(q, sort), cursor: pages.next });
      // Another search may have taken over while this page was on its way.
      setPages((now) =>
        now.asked === pages.asked && now.status === 'loading_more'
          ? { ...now, players: [...now.players, ...results], next, status: 'loaded', error: null }
          : now,
      );
    } catch (error) {
      setPages((now) => (now.status === 'loading_more' ? { ...now, status: 'loaded', error } : now));
    }
  }

  return { ...pages, loadMore, retry: () => setAttempt(attempt + 1) };
}

function query(q: string, sort: Sort) {
  return q === '' ? { sort } : { sort, q };
}
