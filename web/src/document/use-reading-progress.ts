import { useSyncExternalStore } from 'react';
import { browserStorage } from '../session/browser-storage.ts';
import { type ReadingProgress, readProgress, withOpened, withRead } from './reading-progress.ts';

/** A stored value like the others: signing out takes it away. */
const KEY = 'doc_progress';

const storage = browserStorage();
const listeners = new Set<() => void>();
let parsed: { json: string | null; progress: ReadingProgress } | null = null;

/** Kept in this browser. Every list of lessons asks here, so another source needs to be known here only. */
function progress(): ReadingProgress {
  const json = storage.getItem(KEY);
  if (parsed?.json !== json) parsed = { json, progress: readProgress(json) };
  return parsed.progress;
}

function keep(next: ReadingProgress): void {
  const json = JSON.stringify(next);
  if (json === storage.getItem(KEY)) return;
  storage.setItem(KEY, json);
  for (const listener of listeners) listener();
}

export function noteOpened(slug: string): void {
  keep(withOpened(progress(), slug));
}

export function noteRead(slug: string): void {
  keep(withRead(progress(), slug));
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab has read on, or signed out.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function useReadingProgress(): ReadingProgress {
  return useSyncExternalStore(subscribe, progress);
}
