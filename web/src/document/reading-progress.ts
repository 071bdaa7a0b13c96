import type { CairnState } from '../ui/cairn.tsx';

/** How far a reader has come: each lesson that was opened, and which of them last. */
export type ReadingProgress = {
  lessons: Readonly<Record<string, Exclude<CairnState, 'ahead'>>>;
  last: string | null;
};

export const NOTHING_READ: ReadingProgress = { lessons: {}, last: null };

export function lessonState({ lessons }: ReadingProgress, slug: string): CairnState {
  return lessons[slug] ?? 'ahead';
}

/** Opened again, a lesson that was read to its end stays so. */
export function withOpened({ lessons }: ReadingProgress, slug: string): ReadingProgress {
  return { lessons: { ...lessons, [slug]: lessons[slug] ?? 'begun' }, last: slug };
}

export function withRead({ lessons, last }: ReadingProgress, slug: string): ReadingProgress {
  return { lessons: { ...lessons, [slug]: 'done' }, last };
}

type Lesson = { slug: string };

export function countRead(lessons: readonly Lesson[], progress: ReadingProgress): number {
  return lessons.filter(({ slug }) => lessonState(progress, slug) === 'done').length;
}

/**
 * Where to go on in a course: the lesson opened last, or the first unread one after it, or the first unread one at all.
 * `null` when nothing of the course has been opened, and when all of it has been read.
 */
export function lessonToContinue<One extends Lesson>(lessons: readonly One[], progress: ReadingProgress): One | null {
  const isUnread = ({ slug }: Lesson) => lessonState(progress, slug) !== 'done';
  const opened = lessons.filter(({ slug }) => lessonState(progress, slug) !== 'ahead');
  if (opened.length === 0) return null;
  const from = Math.max(
    0,
    lessons.findIndex(({ slug }) => slug === progress.last),
  );
  return lessons.slice(from).find(isUnread) ?? lessons.find(isUnread) ?? null;
}

/** The lesson to continue with, in the course that was read last; when that one is read, in any other that was begun. */
export function courseToContinue<One extends { children: readonly Lesson[] }>(
  courses: readonly One[],
  progress: ReadingProgress,
): One | null {
  const isRead = ({ children }: One) => children.some(({ slug }) => slug === progress.last);
  const inOrder = [...courses.filter(isRead), ...courses.filter((course) => !isRead(course))];
  return inOrder.find(({ children }) => lessonToContinue(children, progress) !== null) ?? null;
}

/** Anyone can write anything into local storage; only what has the right shape is believed. */
export function readProgress(json: string | null): ReadingProgress {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    if (typeof value !== 'object' || value === null || !('lessons' in value) || !('last' in value)) return NOTHING_READ;
    const { lessons, last } = value;
    if (typeof lessons !== 'object' || lessons === null) return NOTHING_READ;
    const known = Object.entries(lessons).filter(([, state]) => state === 'begun' || state === 'done');
    return { lessons: Object.fromEntries(known), last: typeof last === 'string' ? last : null };
  } catch {
    return NOTHING_READ;
  }
}
