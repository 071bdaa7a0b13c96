import type { Question } from '@kodestien/contract/classes/talk';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../api-client/call.ts';

/** Questions of the person who is signed in about the exercises of one lesson, shared by all of them. */
type OfLesson = { questions: readonly Question[]; readers: number; timer: ReturnType<typeof setInterval> | undefined };

const NONE: readonly Question[] = [];
const lessons = new Map<string, OfLesson>();
const listeners = new Set<() => void>();
/** An answer that is waited for comes by itself, while the page is looked at. */
const LOOK_EVERY_MS = 10_000;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function lookForAnswers(key: string, docSlug: string): Promise<void> {
  const lesson = lessons.get(key);
  if (!lesson) return;
  try {
    const { results } = await call('GET sporsmal', { doc_slug: docSlug });
    if (JSON.stringify(results) === JSON.stringify(lesson.questions)) return;
    lesson.questions = results;
    for (const listener of listeners) listener();
  } catch {
    // The lesson is read without them; they are looked for again.
  }
}

/** `user` null: nobody who has a class. */
export function useQuestions(docSlug: string | null, user: number | null): readonly Question[] {
  const key = docSlug === null || user === null ? null : `${user}/${docSlug}`;
  useEffect(() => {
    if (key === null || docSlug === null) return;
    const lesson = lessons.get(key) ?? { questions: NONE, readers: 0, timer: undefined };
    lessons.set(key, lesson);
    lesson.readers += 1;
    if (lesson.readers === 1) {
      void lookForAnswers(key, docSlug);
      lesson.timer = setInterval(() => {
        const isWaiting = lesson.questions.some(({ comments }) => comments.length === 0);
        if (isWaiting && !document.hidden) void lookForAnswers(key, docSlug);
      }, LOOK_EVERY_MS);
    }
    return () => {
      lesson.readers -= 1;
      if (lesson.readers > 0) return;
      clearInterval(lesson.timer);
      lessons.delete(key);
    };
  }, [key, docSlug]);
  return useSyncExternalStore(
    subscribe,
    () => (key === null ? NONE : (lessons.get(key)?.questions ?? NONE)),
    () => NONE,
  );
}
