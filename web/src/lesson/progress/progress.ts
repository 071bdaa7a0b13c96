import type { CairnMark } from '../../ui/cairn.tsx';

/** What has been read: each lesson that was opened, and which of them last. */
export type ReadingProgress = {
  lessons: Readonly<Record<string, 'begun' | 'done'>>;
  last: string | null;
};

/** What is solved of a lesson: exercises and questions by their block, and how many of the exercises that it asks for. */
export type Solved = { blocks: readonly string[]; exercises: number };

/** The points of a course, earned and in all, and whether it is finished: only the server gives points. */
export type CourseScore = { poeng: number; poeng_all: number; done: boolean; since_last: number };

/** How far a learner has come. What only the server knows is empty for visitors. */
export type Progress = ReadingProgress & {
  solved: Readonly<Record<string, Solved>>;
  /** By lesson: exercises that earn half, because their solution was looked at first. */
  halved: Readonly<Record<string, readonly string[]>>;
  courses: Readonly<Record<string, CourseScore>>;
  streak: number;
};

export const NOTHING_READ: ReadingProgress = { lessons: {}, last: null };

type Lesson = { slug: string; exercises: number };

/** The cairn of a lesson: its stones are thirds of the exercises solved. Without exercises it is done when it is read. */
export function lessonMark({ lessons, solved }: Progress, { slug, exercises }: Lesson): Required<CairnMark> {
  const reading = lessons[slug] ?? 'ahead';
  if (exercises === 0) return { state: reading, stones: STONES_READ[reading] };
  const done = Math.min(exercises, solved[slug]?.exercises ?? 0);
  if (done === exercises) return { state: 'done', stones: 3 };
  const hasBegun = reading !== 'ahead' || solved[slug] !== undefined;
  return { state: hasBegun ? 'begun' : 'ahead', stones: Math.floor((3 * done) / exercises) };
}

const STONES_READ = { ahead: 0, begun: 1, done: 3 } as const;

/** Opened again, a lesson that was read to its end stays so. */
export function withOpened({ lessons }: ReadingProgress, slug: string): ReadingProgress {
  return { lessons: { ...lessons, [slug]: lessons[slug] ?? 'begun' }, last: slug };
}

export function withRead({ lessons, last }: ReadingProgress, slug: string): ReadingProgress {
  return { lessons: { ...lessons, [slug]: 'done' }, last };
}

export function countDone(lessons: readonly Lesson[], progress: Progress): number {
  return lessons.filter((lesson) => lessonMark(progress, lesson).state === 'done').length;
}

/**
 * Where to go on in a course: the lesson opened last, or the first one after it that is neither read nor solved, or the
 * first such one at all. `null` when nothing of the course has been opened, and when nothing is left of it.
 */
export function lessonToContinue<One extends Lesson>(lessons: readonly One[], progress: Progress): One | null {
  const isLeft = (lesson: Lesson) =>
    progress.lessons[lesson.slug] !== 'done' && lessonMark(progress, lesson).state !== 'done';
  const opened = lessons.filter((lesson) => lessonMark(progress, lesson).state !== 'ahead');
  if (opened.length === 0) return null;
  // Solved elsewhere, a lesson may never have been opened here: then the furthest one that is begun.
  const last = opened.find(({ slug }) => slug === progress.last) ?? opened.at(-1);
  const from = lessons.findIndex(({ slug }) => slug === last?.slug);
  return lessons.slice(from).find(isLeft) ?? lessons.find(isLeft) ?? null;
}

/** The lesson to continue with, in the course that was read last; when that one is read, in any other that was begun. */
export function courseToContinue<One extends { children: readonly Lesson[] }>(
  courses: readonly One[],
  progress: Progress,
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
    const entries = Object.entries(lessons).filter(([, state]) => state === 'begun' || state === 'done');
    return { lessons: Object.fromEntries(entries), last: typeof last === 'string' ? last : null };
  } catch {
    return NOTHING_READ;
  }
}
