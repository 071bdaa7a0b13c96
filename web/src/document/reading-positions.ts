import { STORAGE_CLEARED } from '../session/browser-storage.ts';

const KEPT_UNDER = 'kodestien-reading-positions';
const KEPT_MAX = 100;

/** How far down each visited page stood, by history entry; kept over a reload of the tab. */
const positions = new Map<string, number>();

export function placeName(pathname: string, key: string): string {
  return `${pathname} ${key}`;
}

export function notePosition(place: string, top: number): void {
  // Last in, last out: the oldest places are the ones to forget.
  positions.delete(place);
  positions.set(place, Math.round(top));
}

export function keptPosition(place: string): number | undefined {
  return positions.get(place);
}

function read(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '[]');
    if (Array.isArray(kept)) for (const [place, top] of kept) positions.set(String(place), Number(top) || 0);
  } catch {
    // Storage that is closed to us: positions last as long as the page does.
  }
  // An address that was typed or followed from elsewhere starts at its top, whatever stood there before.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') positions.delete(placeName(window.location.pathname, 'default'));
}

function keep(): void {
  try {
    sessionStorage.setItem(KEPT_UNDER, JSON.stringify([...positions].slice(-KEPT_MAX)));
  } catch {
    // As above.
  }
}

if (typeof window !== 'undefined') {
  read();
  window.addEventListener('pagehide', keep);
  window.addEventListener(STORAGE_CLEARED, () => positions.clear());
}
