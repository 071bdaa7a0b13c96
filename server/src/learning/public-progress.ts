import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { Translated } from '@kodestien/contract/language';
import type { Badge, CourseProgress } from '@kodestien/contract/profile/player';
import type { DocumentServices } from '../document/document-cache.ts';
import type { SourceCourse } from '../document/document-tree.ts';
import { listLedger, listSolved } from './queries.ts';

/** How many solved exercises have a badge of their own. */
const COUNTS = [1, 10, 50, 100];

/** What everybody may see of how far someone has come: what the ledger of points proves, and nothing that was only read. */
export async function publicProgress(
  { connection, documents }: DocumentServices,
  playerId: number,
): Promise<{ progress: CourseProgress[]; badges: Badge[] }> {
  const ledger = await listLedger(connection, playerId);
  const earnedAt = new Map(ledger.map((line) => [`${line.doc_slug}/${line.blokk_slug}`, line.earned_at]));
  const courses = (await documents.courses()).map(({ course, lessons }) => {
    const exercises = requiredExercises(lessons);
    const times = exercises.flatMap((exercise) => earnedAt.get(exercise) ?? []);
    return { doc_slug: course.slug, tittel: course.tittel, done: times.length, total: exercises.length, times };
  });
  const times = ledger.flatMap(({ kind, earned_at }) => (kind === 'exercise' ? [earned_at] : [])).sort((a, b) => a - b);
  const counted = COUNTS.flatMap((count) => {
    const earned_at = times[count - 1];
    return earned_at === undefined ? [] : [{ slug: `exercises-${count}`, tittel: solvedExercises(count), earned_at }];
  });
  const finished = courses
    .filter(({ done, total }) => total > 0 && done === total)
    .map((course) => ({
      slug: `course-${course.doc_slug}`,
      tittel: wholeCourse(course.tittel),
      earned_at: Math.max(...course.times),
    }));
  return {
    progress: courses.flatMap(({ times: _, ...course }) => (course.done > 0 ? [course] : [])),
    badges: [...counted, ...finished].sort((a, b) => a.earned_at - b.earned_at),
  };
}

/** The course that each of these people has solved most of, by their id. */
export async function furthestCourses(
  { connection, documents }: DocumentServices,
  playerIds: readonly number[],
): Promise<Map<number, CourseProgress>> {
  if (playerIds.length === 0) return new Map();
  const courses = (await documents.courses()).map(({ course: { slug, tittel }, lessons }) => {
    return { doc_slug: slug, tittel, exercises: new Set(requiredExercises(lessons)) };
  });
  const solved = Map.groupBy(await listSolved(connection, playerIds), ({ player_id }) => player_id);
  const furthest = new Map<number, CourseProgress>();
  for (const [playerId, lines] of solved) {
    const [most] = courses
      .map(({ exercises, ...course }): CourseProgress => {
        const done = lines.filter((line) => exercises.has(`${line.doc_slug}/${line.blokk_slug}`)).length;
        return { ...course, done, total: exercises.size };
      })
      .sort((one, other) => other.done - one.done);
    if (most && most.done > 0) furthest.set(playerId, most);
  }
  return furthest;
}

function requiredExercises(lessons: SourceCourse['lessons']): string[] {
  return lessons.flatMap(({ slug, blocks }) =>
    blocks.filter(isRequiredExercise).map((block) => `${slug}/${block.slug}`),
  );
}

function solvedExercises(count: number): Translated {
  if (count === 1) return { _no: 'Første oppgave løst', _eng: 'First exercise solved' };
  return { _no: `${count} oppgaver løst`, _eng: `${count} exercises solved` };
}

function wholeCourse({ _no, _eng }: Translated): Translated {
  return { _no: `Hele ${_no}-kurset`, _eng: `The whole ${_eng} course` };
}
