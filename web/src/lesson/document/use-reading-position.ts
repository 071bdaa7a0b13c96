import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { STORAGE_CLEARED } from '../../account/session/browser-storage.ts';
import { hashTarget } from '../hash-target.ts';

const STORED_UNDER = 'kodestien-reading-places';
const STORED_MAX = 100;
/** Measuring every part at each scroll event would make scrolling slow: it is done once the page rests. */
const DEBOUNCE_MS = 150;

/** Where a page stood: the part that was in view and how far from the window's top, for parts above may change height. */
type Position = { top: number; part: string | null; offset: number };

/** Where each visited page stood, by history entry; stored over a reload of the tab. */
const positions = new Map<string, Position>();

/** Notes where the page in view is: called when the tab is left, before the positions are stored. */
let noteLast: (() => void) | null = null;

/**
 * Where a page that is loaded late is: back where it was after Back, forward and reload; at the block
 * that the address names; otherwise at its top, with the focus on its heading.
 */
export function useReadingPosition(container: RefObject<HTMLElement | null>, ready: boolean): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const place = placeName(pathname, key);

  useLayoutEffect(() => {
    if (!ready) return;
    const before = kind === 'POP' ? positions.get(place) : undefined;
    if (before !== undefined) return returnTo(before, container.current);
    if (hash) return goTo(container.current, hashTarget(hash));
    if (kind !== 'POP') container.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [container, ready, place, hash, kind]);

  // A layout effect: it ends before the next page can scroll.
  useLayoutEffect(() => {
    if (!ready) return;
    // The browser would restore before the text is there, and stop short. Not at a reload: then the text comes finished.
    const restoreOurselves = () => {
      window.history.scrollRestoration = 'manual';
    };
    restoreOurselves();
    let top = window.scrollY;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const here = new AbortController();
    const { signal } = here;
    const note = () => {
      clearTimeout(resting);
      resting = undefined;
      notePosition(place, positionOf(container.current));
    };
    const onScroll = () => {
      top = window.scrollY;
      clearTimeout(resting);
      resting = setTimeout(note, DEBOUNCE_MS);
    };
    const leave = () => {
      if (resting !== undefined) note();
      // From now on the page may move on another entry's account.
      here.abort();
    };
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    // The browser tells of a scroll with its next frame; anyone who follows a link before that has left from here all the same.
    window.addEventListener('click', note, { signal, capture: true });
    window.addEventListener('popstate', leave, { signal });
    window.addEventListener('pageshow', restoreOurselves, { signal });
    window.addEventListener('pagehide', restoreByBrowser, { signal });
    noteLast = note;
    signal.addEventListener('abort', () => {
      noteLast = null;
    });
    return () => {
      restoreByBrowser();
      here.abort();
      if (resting === undefined) return;
      // Left while it was moving: its parts are gone, and how far down it stood has to do.
      clearTimeout(resting);
      notePosition(place, { top, part: null, offset: 0 });
    };
  }, [container, ready, place]);
}

function restoreByBrowser(): void {
  window.history.scrollRestoration = 'auto';
}

function placeName(pathname: string, key: string): string {
  return `${pathname} ${key}`;
}

function notePosition(place: string, position: Position): void {
  // Last in, last out: the oldest places are the ones to forget.
  positions.delete(place);
  positions.set(place, position);
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

export function returnTo({ top, part, offset }: Position, container: HTMLElement | null): () => void {
  return stayAt(() => {
    const element = part === null || top === 0 ? null : container?.querySelector(`#${CSS.escape(part)}`);
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - offset);
    else window.scrollTo(0, top);
  });
}

/** Editors come late and change the height of the page: until the reader moves it, it stays where it was opened. */
function stayAt(scroll: () => void): () => void {
  const moved = new AbortController();
  const growth = new ResizeObserver(scroll);
  moved.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of MOVES) {
    window.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  }
  scroll();
  growth.observe(document.body);
  return () => moved.abort();
}

function goTo(container: HTMLElement | null, id: string): (() => void) | undefined {
  const target = container?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!target) {
    window.scrollTo(0, 0);
    return undefined;
  }
  const stop = stayAt(() => target.scrollIntoView());
  // Tab goes on from here, and a screen reader reads on from here.
  target.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  return stop;
}

function readStored(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_UNDER) ?? '[]');
    if (Array.isArray(stored)) for (const [place, position] of stored) positions.set(String(place), position);
  } catch {
    // Storage that is closed to us: positions last as long as the page does.
  }
  // An address that was typed or followed from elsewhere starts at its top, whatever stood there before.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') positions.delete(placeName(window.location.pathname, 'default'));
}

function store(): void {
  noteLast?.();
  try {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify([...positions].slice(-STORED_MAX)));
  } catch {
    // As above.
  }
}

/**
 * A fragment that the browser followed by itself (an address that was edited, `location.hash`) makes an entry without
 * a key, which the router reads as the tab's first one: the page would return to where that one was.
 */
function keyNewEntry(): void {
  if (window.history.state === null) window.history.replaceState({ key: `at-${Date.now()}`, idx: null }, '');
}

if (typeof window !== 'undefined') {
  readStored();
  // Before the router reads it.
  window.addEventListener('popstate', keyNewEntry, { capture: true });
  window.addEventListener('pagehide', store);
  window.addEventListener(STORAGE_CLEARED, () => positions.clear());
}
