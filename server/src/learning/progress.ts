import { isExercise, isTask } from '@kodestien/contract/document/block-types';
import type * as operations from '@kodestien/contract/learning/operations';
import { dayOf, streakOf } from './learner.ts';
import { listActiveDays, listLedger, listPlaces, sumPoints } from './queries.ts';
import type { LearningServices } from './services.ts';

export async function progressOf(services: LearningServices, playerId: number): Promise<operations.Progress> {
  const { connection, now } = services;
  const places = await listPlaces(connection, playerId);
  const [last] = places;
  return {
    poeng: await sumPoints(connection, playerId),
    streak: streakOf(await listActiveDays(connection, playerId), dayOf(now())),
    place: last ? { doc_slug: last.doc_slug, blokk_slug: last.blokk_slug, at: last.at } : null,
    courses: await coursesOf(services, playerId, places),
  };
}

type Places = Awaited<ReturnType<typeof listPlaces>>;

/** Every course with its lessons: what is read and what is solved of what there is today. */
export async function coursesOf(
  { connection, documents }: LearningServices,
  playerId: number,
  places: Places,
): Promise<operations.CourseProgress[]> {
  const ledger = Map.groupBy(await listLedger(connection, playerId), ({ doc_slug }) => doc_slug);
  const placeIn = new Map(places.map((place) => [place.doc_slug, place]));
  return (await documents.courses()).map(({ course, lessons }) => {
    const shownLessons = lessons.map(({ slug, blocks }) => {
      const earned = new Set((ledger.get(slug) ?? []).map(({ blokk_slug }) => blokk_slug));
      const tasks = blocks.filter(isTask);
      const exercises = tasks.filter(isExercise);
      const solved_blocks = tasks.filter((block) => earned.has(block.slug)).map((block) => block.slug);
      const solved = exercises.filter((block) => earned.has(block.slug)).length;
      const place = placeIn.get(slug);
      const begun = place !== undefined || solved_blocks.length > 0;
      return { slug, exercises: exercises.length, solved, solved_blocks, read: place?.has_read === 1, begun };
    });
    const slugs = new Set(lessons.map(({ slug }) => slug));
    const poeng = [...ledger]
      .filter(([slug]) => slugs.has(slug))
      .flatMap(([, lines]) => lines.map((line) => line.poeng));
    const worth = lessons.flatMap(({ blocks }) => blocks.filter(isTask).map(({ poeng }) => poeng));
    return {
      slug: course.slug,
      poeng: sum(poeng),
      poeng_all: sum(worth),
      lessons: shownLessons,
      done: shownLessons.every((lesson) => (lesson.exercises > 0 ? lesson.solved === lesson.exercises : lesson.read)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
