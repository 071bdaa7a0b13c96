import type { Board, BoardPupil, StuckGroup } from '@kodestien/contract/classes/board';
import type { Question } from '@kodestien/contract/classes/talk';
import { isDrill, isExercise, isQuiz, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { KlasseRow } from '../../database/class-tables.ts';
import { ProblemError } from '../../http/problem.ts';
import { inNorwegian } from '../names.ts';
import { listPupilNames } from '../queries.ts';
import type { ClassServices } from '../services.ts';
import { coursesOf } from '../shown-class.ts';
import { questionsForBoard } from '../talk/question.ts';
import * as queries from './queries.ts';

const MINUTE = 60_000;
/** A draft is saved some seconds after the last key. */
const WRITING_MS = MINUTE;
const ON_MS = 5 * MINUTE;
/** Failing at one exercise for so long, and still at it, is being stuck. */
const STUCK_AFTER_MS = 4 * MINUTE;
const STUCK_TRIES = 2;
const STUCK_UNTIL_MS = 10 * MINUTE;
/** Failed answers of another day say nothing about this lesson. */
const FRESH_MS = 2 * 60 * MINUTE;
const GROUPS_MAX = 8;

const place = (player: number, block: string) => `${player}/${block}`;

/** The requested lesson, or the one that the class works with, or the first one. */
export async function lessonOf(
  { documents, connection }: ClassServices,
  row: KlasseRow,
  asked: string | undefined,
): Promise<{ lesson: SourceDocument; course: string }> {
  const courses = await documents.courses();
  const find = (slug: string | undefined) => {
    for (const { course, lessons } of courses) {
      const lesson = lessons.find((one) => one.slug === slug);
      if (lesson) return { lesson, course: course.slug };
    }
    return undefined;
  };
  if (asked !== undefined) {
    const found = find(asked);
    if (!found) throw new ProblemError('not_found');
    return found;
  }
  const own = coursesOf(row);
  const first = courses.find(({ course }) => own.includes(course.slug)) ?? courses[0];
  const found = find(await queries.findLastLesson(connection, row.id)) ?? find(first?.lessons[0]?.slug);
  if (!found) throw new ProblemError('not_found');
  return found;
}

type Rows<List extends (...args: never[]) => unknown> = Awaited<ReturnType<List>>;

/** What a board is made of. */
export type BoardRows = {
  classId: string;
  lesson: SourceDocument;
  course: string;
  /** As a Norwegian class list has them. */
  names: readonly { id: number; name: string }[];
  solved: Rows<typeof queries.listSolved>;
  failed: Rows<typeof queries.listFailed>;
  drafted: Rows<typeof queries.listDrafted>;
  seen: Rows<typeof queries.listLastSeen>;
  /** The last failed answer of each pupil to each exercise. */
  attempts: Rows<typeof queries.listAttemptsById>;
  asked: Question[];
};

/** Some questions of the database for the whole class, whatever its size; nothing is asked pupil by pupil. */
export async function readBoard(
  services: ClassServices,
  row: KlasseRow,
  asked: string | undefined,
): Promise<BoardRows> {
  const { lesson, course } = await lessonOf(services, row, asked);
  const names = await listPupilNames(services.connection, row.id);
  return {
    classId: row.id,
    lesson,
    course,
    names: names.toSorted((a, b) => inNorwegian.compare(a.name, b.name)),
    ...(await readPupils(services, { id: row.id, docSlug: lesson.slug })),
  };
}

/** The same after these pupils have done something: of the others, nothing is read again. */
export async function readBoardAgain(
  services: ClassServices,
  rows: BoardRows,
  pupils: readonly number[],
): Promise<BoardRows> {
  const again = await readPupils(services, { id: rows.classId, docSlug: rows.lesson.slug, pupils });
  const merged = <Row extends { player_id: number }>(before: readonly Row[], now: readonly Row[]) => [
    ...before.filter(({ player_id }) => !pupils.includes(player_id)),
    ...now,
  ];
  return {
    ...rows,
    solved: merged(rows.solved, again.solved),
    failed: merged(rows.failed, again.failed),
    drafted: merged(rows.drafted, again.drafted),
    seen: merged(rows.seen, again.seen),
    attempts: merged(rows.attempts, again.attempts),
    asked: again.asked,
  };
}

async function readPupils(services: ClassServices, of: Parameters<typeof queries.listSolved>[1]) {
  const { connection } = services;
  const [solved, failed, drafted, seen, asked] = await Promise.all([
    queries.listSolved(connection, of),
    queries.listFailed(connection, of),
    queries.listDrafted(connection, of),
    queries.listLastSeen(connection, of),
    questionsForBoard(services, of.id),
  ]);
  const ids = failed.map(({ last_id }) => Number(last_id));
  const attempts = ids.length > 0 ? await queries.listAttemptsById(connection, ids) : [];
  return { solved, failed, drafted, seen, attempts, asked };
}

export function boardOf({ lesson, course, names, ...rows }: BoardRows, now: number): Board {
  const { solved, failed, drafted, seen, attempts, asked } = rows;
  const exercises = lesson.blocks.filter(isExercise);
  const columns = exercises.filter(isRequiredExercise);
  const questions = lesson.blocks.filter(isQuiz);
  const solvedAt = new Map(solved.map((one) => [place(one.player_id, one.blokk_slug), Number(one.at)]));
  const failures = new Map(failed.map((one) => [place(one.player_id, one.blokk_slug), one]));
  const draftedAt = new Map(drafted.map((one) => [place(one.player_id, one.blokk_slug), Number(one.at)]));
  const seenAt = new Map(seen.map((one) => [one.player_id, Number(one.at)]));

  const pupils = names.map(({ id, name }): BoardPupil => {
    const cells = columns.map(({ slug }) => {
      const key = place(id, slug);
      const tries = failures.get(key)?.tries ?? 0;
      const isWriting = now - (draftedAt.get(key) ?? 0) < WRITING_MS;
      if (solvedAt.has(key)) return { state: 'solved' as const, tries };
      if (isWriting && tries === 0) return { state: 'writing' as const, tries };
      if (tries > 0) return { state: 'tried' as const, tries };
      return { state: draftedAt.has(key) && isWriting ? ('writing' as const) : ('none' as const), tries };
    });
    const times = [
      seenAt.get(id) ?? 0,
      ...lesson.blocks.flatMap(({ slug }) => {
        const key = place(id, slug);
        return [solvedAt.get(key) ?? 0, Number(failures.get(key)?.last_at ?? 0), draftedAt.get(key) ?? 0];
      }),
    ];
    const last = Math.max(...times);
    const stuck = exercises
      .map(({ slug }) => ({ key: place(id, slug), failure: failures.get(place(id, slug)) }))
      .filter(({ key, failure }) => failure && !solvedAt.has(key) && failure.tries >= STUCK_TRIES)
      .map(({ failure }) => ({ first: Number(failure?.first_at), last: Number(failure?.last_at) }))
      .filter((one) => now - one.last < STUCK_UNTIL_MS && now - one.first >= STUCK_AFTER_MS)
      .filter((one) => now - one.first < FRESH_MS);
    return {
      id,
      name,
      cells,
      questions: questions.filter(({ slug }) => solvedAt.has(place(id, slug))).length,
      last_at: last > 0 ? last : null,
      stuck_since: stuck.length > 0 ? Math.min(...stuck.map(({ first }) => first)) : null,
    };
  });

  const unsolved = failed.filter(
    (one) => !solvedAt.has(place(one.player_id, one.blokk_slug)) && now - Number(one.last_at) < FRESH_MS,
  );
  const unsolvedIds = new Set(unsolved.map(({ last_id }) => Number(last_id)));
  return {
    at: now,
    doc_slug: lesson.slug,
    course,
    tittel: lesson.tittel,
    page: lesson.page,
    exercises: columns.map(titled),
    drills: exercises.filter(isDrill).map(titled),
    questions: questions.length,
    on: pupils.filter(({ last_at }) => last_at !== null && now - last_at < ON_MS).length,
    pupils,
    groups: groupsOf(
      exercises,
      attempts.filter(({ id }) => unsolvedIds.has(id)),
      new Map(names.map(({ id, name }) => [id, name])),
    ),
    asked,
  };
}

function titled({ slug, tittel }: Titled) {
  return { blokk_slug: slug, tittel };
}

type Titled = { slug: string; tittel: StuckGroup['tittel'] };

/** The last failed answer of each pupil to each exercise, by how it failed: the most common way of each exercise. */
function groupsOf(
  exercises: readonly Titled[],
  attempts: readonly Failed[],
  nameOf: ReadonlyMap<number, string>,
): StuckGroup[] {
  return exercises
    .flatMap(({ slug, tittel }): StuckGroup[] => {
      const here = attempts.filter((one) => one.blokk_slug === slug && nameOf.has(one.player_id));
      const ways = [...Map.groupBy(here, wayOf).values()].toSorted((a, b) => b.length - a.length);
      const [example] = ways[0] ?? [];
      if (!example) return [];
      return [
        {
          blokk_slug: slug,
          tittel,
          pupils: here.length,
          same: ways[0]?.length ?? 0,
          check: example.failed_check,
          got: example.failed_got,
          error: example.failed_error,
          line: example.failed_line,
          example: {
            attempt: example.id,
            elev: example.player_id,
            name: nameOf.get(example.player_id) ?? '',
            program: example.answer,
            human_lang: example.human_lang,
          },
        },
      ];
    })
    .toSorted((a, b) => b.pupils - a.pupils)
    .slice(0, GROUPS_MAX);
}

type Failed = Rows<typeof queries.listAttemptsById>[number];

/** An error by its kind and line, a wrong answer by the check and what came out. */
function wayOf({ failed_check, failed_got, failed_error, failed_line }: Failed): string {
  return failed_error === null
    ? JSON.stringify([failed_check, failed_got])
    : JSON.stringify([failed_error, failed_line]);
}
