import { STORAGE_CLEARED } from '../session/browser-storage.ts';

const STORAGE_KEY = 'kodestien-reading-places';
const KEPT_MAX = 100;

/** Where a page stood: the part that was in view and how far from the window's top, for parts above may change height. */
export type Position = { top: number; part: string | null; offset: number };

/** Where each visited page stood, by history entry; stored, so that a reload of the tab does not lose it. */
const positions = new Map<string, Position>();

export function placeName(pathname: string, key: string): string {
  return `${pathname} ${key}`;
}

export function notePosition(place: string, position: Position): void {
  // Last in, last out: the oldest places are the ones to forget.
  positions.delete(place);
  positions.set(place, position);
}

export function storedPosition(place: string): Position | undefined {
  return positions.get(place);
}

function read(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (Array.isArray(stored))
      for (const [place, position] of stored) positions.set(String(place), position as Position);
  } catch {
    // Storage that is closed to us: positions last as long as the page does.
  }
  // An address that was typed or followed from elsewhere starts at its top, whatever stood there before.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') positions.delete(placeName(window.location.pathname, 'default'));
}

function keep(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_MAX)));
  } catch {
    // As above.
  }
}

if (typeof window !== 'undefined') {
  read();
  window.addEventListener('pagehide', keep);
  window.addEventListener(STORAGE_CLEARED, () => positions.clear());
}
