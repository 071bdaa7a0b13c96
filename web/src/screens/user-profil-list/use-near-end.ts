import { type RefObject, useEffect, useRef } from 'react';

/** How far below the window the end may be when more is fetched: about a window full. */
const AHEAD = '800px';

/** Calls `onNear` when the end of the list comes near the window, and again for as long as it stays there. */
export function useNearEnd(end: RefObject<HTMLElement | null>, isWaiting: boolean, onNear: () => void): void {
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isWaiting]);
}
