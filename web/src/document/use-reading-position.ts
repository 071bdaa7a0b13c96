import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { hashTarget } from '../hash-target.ts';
import { notePosition, type Position, placeName, storedPosition } from './reading-positions.ts';

/**
 * Where a page that is loaded late stands: back where it was after Back, forward and reload; at the block
 * that the address names; otherwise at its top, with the focus on its heading.
 */
export function useReadingPosition(container: RefObject<HTMLElement | null>, ready: boolean): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const place = placeName(pathname, key);

  useLayoutEffect(() => {
    if (!ready) return;
    const stored = kind === 'POP' ? storedPosition(place) : undefined;
    if (stored !== undefined) return returnTo(stored, container.current);
    if (hash) goTo(container.current, hashTarget(hash));
    else if (kind !== 'POP') container.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [container, ready, place, hash, kind]);

  useEffect(() => {
    if (!ready) return;
    // The browser would restore before the text is there, and stop short.
    window.history.scrollRestoration = 'manual';
    let here = true;
    const note = () => here && notePosition(place, positionOf(container.current));
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
    };
  }, [container, ready, place]);
}

/** What the reader does when they move the page themselves. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The part whose top is nearest to where people read, in the upper half of the window. */
function positionOf(container: HTMLElement | null): Position {
  const eye = window.innerHeight / 3;
  const parts = [...(container?.querySelectorAll<HTMLElement>('[id][data-type], h2[id], h3[id]') ?? [])].map(
    (element) => ({
      id: element.id,
      offset: element.getBoundingClientRect().top,
    }),
  );
  const [nearest] = parts.sort((a, b) => Math.abs(a.offset - eye) - Math.abs(b.offset - eye));
  return { top: Math.round(window.scrollY), part: nearest?.id ?? null, offset: Math.round(nearest?.offset ?? 0) };
}

/** Editors come late and change the height of the page: until the reader moves it, it stays at what they were reading. */
function returnTo({ top, part, offset }: Position, container: HTMLElement | null): () => void {
  const moved = new AbortController();
  const go = () => {
    const element = part === null || top === 0 ? null : container?.querySelector(`#${CSS.escape(part)}`);
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - offset);
    else window.scrollTo(0, top);
  };
  const growth = new ResizeObserver(go);
  moved.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of MOVES) {
    window.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  }
  go();
  growth.observe(document.body);
  return () => moved.abort();
}

function goTo(container: HTMLElement | null, id: string): void {
  const target = container?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!target) window.scrollTo(0, 0);
  target?.scrollIntoView();
  // Tab goes on from here, and a screen reader reads on from here.
  target?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
