import { useEffect, useLayoutEffect, useRef } from 'react';
import { type KeptList, keepList } from './list-memory.ts';

/** Puts the page back where it stood, and remembers where it stands when it is left. */
export function useListPosition(entry: string, kept: KeptList | undefined, list: Omit<KeptList, 'top'> | null): void {
  const latest = useRef(list);
  latest.current = list;
  const restored = useRef(false);

  useLayoutEffect(() => {
    if (kept && !restored.current) window.scrollTo(0, kept.top);
    restored.current = true;
  }, [kept]);

  useEffect(() => {
    // The browser would restore before the rows are there, and stop short.
    window.history.scrollRestoration = 'manual';
    let top = window.scrollY;
    let here = true;
    const address = window.location.pathname;
    const note = () => {
      // The address changes before the rows go: a page that shrinks then scrolls on another page's account.
      if (here && window.location.pathname === address) top = window.scrollY;
    };
    // From now on the page may move on another entry's account.
    const leave = () => {
      here = false;
    };
    window.addEventListener('scroll', note, { passive: true });
    // The browser tells of a scroll with its next frame; whoever follows a link before that has left from here all the same.
    window.addEventListener('click', note, { capture: true });
    window.addEventListener('popstate', leave);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('popstate', leave);
      if (latest.current) keepList(entry, { ...latest.current, top });
    };
  }, [entry]);
}
