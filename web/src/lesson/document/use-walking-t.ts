import { type RefObject, useLayoutEffect } from 'react';
import { browserStorage } from '../../account/session/browser-storage.ts';

/** A stored value like the others: signing out takes it away. */
const KEY = 'trail_places';
const STEP_MS = 600;

/** The red T of a trail walks once from where it was when the trail was seen last to where it is now. */
export function useWalkingT(trail: RefObject<HTMLElement | null>, name: string, here: string | undefined): void {
  useLayoutEffect(() => {
    const element = trail.current;
    if (!element || here === undefined) return;
    const isShown = () => element.getClientRects().length > 0;
    if (isShown()) {
      const walk = walkOnce(element, name, here);
      return () => walk?.cancel();
    }
    // In a closed drawer, or on a page that is hidden until it is in the reader's language.
    let walk: Animation | undefined;
    const appearance = new ResizeObserver(() => {
      if (!isShown()) return;
      appearance.disconnect();
      walk = walkOnce(element, name, here);
    });
    appearance.observe(element);
    return () => {
      appearance.disconnect();
      walk?.cancel();
    };
  }, [trail, name, here]);
}

function walkOnce(trail: HTMLElement, name: string, here: string): Animation | undefined {
  const stored = readPlaces();
  const before = typeof stored[name] === 'string' ? stored[name] : undefined;
  if (before === here) return;
  browserStorage().setItem(KEY, JSON.stringify({ ...stored, [name]: here }));
  if (before === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stop = (slug: string) => trail.querySelector(`[data-stop="${CSS.escape(slug)}"]`);
  const from = stop(before)?.getBoundingClientRect();
  const to = stop(here)?.getBoundingClientRect();
  const mark = stop(here)?.querySelector('[data-t]');
  if (!from || !to || !mark) return;
  const offset = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  return mark.animate([{ transform: offset }, { transform: 'none' }], { duration: STEP_MS, easing: 'ease-out' });
}

/** Anyone can write anything into local storage; only what has the right shape is believed. */
function readPlaces(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(browserStorage().getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
