import type * as learning from '@kodestien/contract/learning/operations';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../account/session/browser-storage.ts';
import { call } from '../../api-client/call.ts';
import { type Progress, type ReadingProgress, readProgress, type Solved, withOpened, withRead } from './progress.ts';
import { storedAnswers } from './stored-answers.ts';

/** In a page from the server, which is the same for everybody. */
const NOTHING_YET: Progress = { lessons: {}, solved: {}, halved: {}, courses: {}, last: null, streak: 0 };

/** A stored value like the others: signing out takes it away. */
const KEY = 'doc_progress';

const storage = browserStorage();
const listeners = new Set<() => void>();

/**
 * Not in an AnswerCache: it is merged with what this browser remembers, and every PUT answers with all of it.
 * What the server knows of the user who is signed in; null for visitors, and until it has answered.
 */
let known: learning.Progress | null = null;
let status: 'visitor' | 'asking' | 'known' = 'visitor';
/** Counts sign-ins and sign-outs. */
let generation = 0;

let seen: { reading: string | null; answers: string | null; known: learning.Progress | null; progress: Progress };

/** What this browser remembers and what the server knows, as one. Every list of lessons asks here. */
function progress(): Progress {
  const reading = storage.getItem(KEY);
  const answers = storage.getItem('learning_answers');
  if (seen?.reading !== reading || seen.answers !== answers || seen.known !== known) {
    seen = { reading, answers, known, progress: merge(readProgress(reading)) };
  }
  return seen.progress;
}

function merge(local: ReadingProgress): Progress {
  const lessons: Record<string, 'begun' | 'done'> = { ...local.lessons };
  const solved: Record<string, Solved> = {};
  const halved: Record<string, readonly string[]> = {};
  for (const lesson of known?.courses.flatMap((course) => course.lessons) ?? []) {
    if (lesson.read) lessons[lesson.slug] = 'done';
    else if (lesson.begun) lessons[lesson.slug] ??= 'begun';
    if (lesson.halved_blocks.length > 0) halved[lesson.slug] = lesson.halved_blocks;
    if (lesson.solved_blocks.length > 0) {
      solved[lesson.slug] = { blocks: lesson.solved_blocks, exercises: lesson.solved };
    }
  }
  for (const { kind, drill, doc_slug, blokk_slug } of storedAnswers(storage)) {
    const { blocks, exercises } = solved[doc_slug] ?? { blocks: [], exercises: 0 };
    if (blocks.includes(blokk_slug)) continue;
    const counts = kind === 'exercise' && drill !== true;
    solved[doc_slug] = { blocks: [...blocks, blokk_slug], exercises: exercises + (counts ? 1 : 0) };
  }
  const courses = Object.fromEntries(known?.courses.map((course) => [course.slug, course]) ?? []);
  const last = known?.place?.doc_slug ?? local.last;
  return { lessons, solved, halved, courses, last, streak: known?.streak ?? 0 };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function store(next: ReadingProgress): void {
  const json = JSON.stringify(next);
  if (json === storage.getItem(KEY)) return;
  storage.setItem(KEY, json);
  tell();
}

export function noteOpened(slug: string): void {
  store(withOpened(readProgress(storage.getItem(KEY)), slug));
  if (known && known.place?.doc_slug !== slug) void send({ doc_slug: slug, read: false });
}

export function noteRead(slug: string): void {
  store(withRead(readProgress(storage.getItem(KEY)), slug));
  if (known && !isReadThere(slug)) void send({ doc_slug: slug, read: true });
}

/** Something was solved, or a solution looked at: what the server knows has changed, and so has what is stored here for a visitor. */
export function noteSolved(): void {
  if (status === 'visitor') tell();
  else void ask(call('GET fremgang'));
}

function isReadThere(slug: string): boolean {
  return known?.courses.some(({ lessons }) => lessons.some((lesson) => lesson.slug === slug && lesson.read)) ?? false;
}

function send(place: { doc_slug: string; read: boolean }): Promise<void> {
  return ask(call('PUT fremgang', place));
}

async function ask(requested: Promise<learning.Progress>): Promise<void> {
  const asker = generation;
  const answer = await requested.catch(() => null);
  // An answer about someone who has signed out since is nobody's.
  if (asker !== generation) return;
  // Without an answer, what this browser remembers is shown; the next visit asks again.
  known = answer ?? known;
  status = 'known';
  tell();
}

/** Someone has signed in here: what they did before counts from now on, and what was read here as a visitor too. */
export async function startProgress(): Promise<void> {
  generation++;
  status = 'asking';
  await ask(call('GET fremgang'));
  if (!known) return;
  const { lessons, last } = readProgress(storage.getItem(KEY));
  const unsent = Object.keys(lessons).filter((slug) => lessons[slug] === 'done' && !isReadThere(slug));
  for (const doc_slug of unsent) await send({ doc_slug, read: true });
  // The page that is open now was noted before the server had answered.
  if (last !== null && window.location.pathname.endsWith(`/${last}`)) noteOpened(last);
}

export function endProgress(): void {
  generation++;
  status = 'visitor';
  known = null;
  tell();
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

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, progress, () => NOTHING_YET);
}

/** Whether the user who is signed in may see solutions; what they are shown of them, the server decides. */
export function useIsTeacher(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => known?.is_teacher ?? false,
    () => false,
  );
}

/** `known` once the server was asked about the user who is signed in, whether or not it has answered. */
export function useProgressStatus(): typeof status {
  return useSyncExternalStore<typeof status>(
    subscribe,
    () => status,
    () => 'visitor',
  );
}

/** False until it is known what someone who is signed in has solved. */
export function useProgressIsKnown(): boolean {
  return useProgressStatus() !== 'asking';
}
