import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { isTranslated, type Translated } from '@kodestien/contract/language';
import { browserStorage } from '../session/browser-storage.ts';

/** Where a learner left off. A stored value like the others: signing out takes it away. */
const KEY = 'doc_last';

export type LastRead = { slug: string; tittel: Translated };

/** Courses and pages are not places on the trail; lessons are. */
export function keepLastRead({ slug, tittel, parent }: Pick<ReaderDocument, 'slug' | 'tittel' | 'parent'>): void {
  if (parent !== null) browserStorage().setItem(KEY, JSON.stringify({ slug, tittel }));
}

export function lastRead(): LastRead | null {
  return readLastRead(browserStorage().getItem(KEY));
}

/** Anyone can write anything into local storage; only what has the right shape is believed. */
export function readLastRead(json: string | null): LastRead | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    if (typeof value !== 'object' || value === null || !('slug' in value) || !('tittel' in value)) return null;
    const { slug, tittel } = value;
    return typeof slug === 'string' && isTranslated(tittel) ? { slug, tittel } : null;
  } catch {
    return null;
  }
}
