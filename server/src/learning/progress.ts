import { isDrill, isRequiredExercise, isTask } from '@kodestien/contract/document/block-types';
import type * as operations from '@kodestien/contract/learning/operations';
import { isTeacher } from '../account/policies.ts';
import type { Caller } from '../http/caller.ts';
import { dayOf, streakOf } from './learner.ts';
import { listActiveDays, listLedger, listPlaces, listSeenSolutions, sumPoints } from './queries.ts';
import type { LearningServices } from './services.ts';

export async function progressOf(services: LearningServices, caller: Caller): Promise<operations.Progress> {
  const { connection, now } = services;
  const playerId = caller.player.id;
  const places = await listPlaces(connection, playerId);
  const [last] = places;
  const today = dayOf(now());
  const days = await listActiveDays(connection, playerId);
  const lastDay = days.find((day) => day < today);
  return {
    poeng: await sumPoints(connection, playerId),
    streak: streakOf(days, today),
    place: last ? { doc_slug: last.doc_slug, blokk_slug: last.blokk_slug, at: last.at } : null,
    courses: await coursesOf(services, playerId, places, lastDay),
    is_teacher: isTeacher(caller),
  };
}

type Places = Awaited<ReturnType<typeof listPlaces>>;

/** Every course with its lessons: what is read and what is solved of what there is today. */
export async function coursesOf(
  { connection, documents }: LearningServices,
  playerId: number,
  places: Places,
  /** The day before today with something done; none for someone who is new. */
  lastDay?: number | undefined,
): Promise<operations.CourseProgress[]> {
  const ledger = Map.groupBy(await listLedger(connection, playerId), ({ doc_slug }) => doc_slug);
  const seen = Map.groupBy(await listSeenSolutions(connection, playerId), ({ doc_slug }) => doc_slug);
  const placeIn = new Map(places.map((place) => [place.doc_slug, place]));
  return (await documents.courses()).map(({ course, lessons }) => {
    const finishedSinceLast: string[] = [];
    const shownLessons = lessons.map(({ slug, blocks }) => {
      const lines = ledger.get(slug) ?? [];
      const earned = new Set(lines.map(({ blokk_slug }) => blokk_slug));
      const tasks = blocks.filter(isTask);
      const exercises = tasks.filter(isRequiredExercise);
      const solved_blocks = tasks.filter((block) => earned.has(block.slug)).map((block) => block.slug);
      const solved = exercises.filter((block) => earned.has(block.slug)).length;
      // A drill that is solved later does not finish the lesson again.
      const required = new Set(exercises.map((block) => block.slug));
      const isSinceLast = lines.some(
        ({ blokk_slug, earned_at }) => lastDay !== undefined && required.has(blokk_slug) && dayOf(earned_at) >= lastDay,
      );
      if (isSinceLast && solved === exercises.length) finishedSinceLast.push(slug);
      const halved_blocks = (seen.get(slug) ?? []).map(({ blokk_slug }) => blokk_slug);
      const place = placeIn.get(slug);
      const begun = place !== undefined || solved_blocks.length > 0;
      const read = place?.has_read === 1;
      return { slug, exercises: exercises.length, solved, solved_blocks, halved_blocks, read, begun };
    });
    // Without the drills: everyone who has finished a course has all of its points.
    const poeng = lessons.flatMap(({ slug, blocks }) => {
      const drills = new Set(blocks.filter(isDrill).map((block) => block.slug));
      return (ledger.get(slug) ?? []).filter((line) => !drills.has(line.blokk_slug)).map((line) => line.poeng);
    });
    const worth = lessons.flatMap(({ blocks }) =>
      blocks.filter((block) => !isDrill(block)).flatMap((block) => (isTask(block) ? block.poeng : [])),
    );
    return {
      slug: course.slug,
      poeng: sum(poeng),
      poeng_all: sum(worth),
      lessons: shownLessons,
      since_last: finishedSinceLast.length,
      done: shownLessons.every((lesson) => (lesson.exercises > 0 ? lesson.solved === lesson.exercises : lesson.read)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
