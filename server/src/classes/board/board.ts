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
    asked: await questionsForBoard(services, row.id),
  };
}

/** The same after these pupils have done something: of the others, nothing is read again. */
export async function readBoardAgain(
  services: ClassServices,
  rows: BoardRows,
  pupils: readonly number[],
): Promise<BoardRows> {
  const again = await readPupils(services, { id: rows.classId, docSlug: rows.lesson.slug, pupils });
  // A new question is a change of the class; whether one has been solved since is not.
  const asked = rows.asked.length > 0 ? await questionsForBoard(services, rows.classId) : rows.asked;
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
    asked,
  };
}

async function readPupils({ connection }: ClassServices, of: Parameters<typeof queries.listSolved>[1]) {
  const [solved, failed, drafted, seen] = await Promise.all([
    queries.listSolved(connection, of),
    queries.listFailed(connection, of),
    queries.listDrafted(connection, of),
    queries.listLastSeen(connection, of),
  ]);
  const ids = failed.map(({ last_id }) => Number(last_id));
  const attempts = ids.length > 0 ? await queries.listAttemptsById(connection, ids) : [];
  return { solved, failed, drafted, seen, attempts };
}

export function boardOf({ lesson, course, names, ...rows }: BoardRows, now: number): Board {
  const { solved, failed, drafted, seen, attempts, asked } = rows;
  const exercises = lesson.blocks.filter(isExercise);
  const columns = exercises.filter(isRequiredExercise);
  const questions = lesson.blocks.filter(isQuiz);
  const exerciseSlugs = new Set(exercises.map(({ slug }) => slug));
  const questionSlugs = new Set(questions.map(({ slug }) => slug));
  const [solvedBy, failedBy] = [byPupil(solved), byPupil(failed)];
  const [draftedBy, seenBy] = [byPupil(drafted), byPupil(seen)];
  const unsolvedIds = new Set<number>();

  const pupils = names.map(({ id, name }): BoardPupil => {
    const [solvedHere, failures, drafts] = [solvedBy(id), failedBy(id), draftedBy(id)];
    const solvedSlugs = new Set(solvedHere.map(({ blokk_slug }) => blokk_slug));
    const cells = columns.map(({ slug }) => {
      const tries = failures.find(({ blokk_slug }) => blokk_slug === slug)?.tries ?? 0;
      if (solvedSlugs.has(slug)) return { state: 'solved' as const, tries };
      if (tries > 0) return { state: 'tried' as const, tries };
      const draft = drafts.find(({ blokk_slug }) => blokk_slug === slug);
      const isWriting = draft !== undefined && now - Number(draft.at) < WRITING_MS;
      return { state: isWriting ? ('writing' as const) : ('none' as const), tries };
    });
    const unsolved = failures
      .filter(({ blokk_slug }) => exerciseSlugs.has(blokk_slug) && !solvedSlugs.has(blokk_slug))
      .map(({ tries, ...one }) => ({
        tries,
        id: Number(one.last_id),
        first: Number(one.first_at),
        last: Number(one.last_at),
      }));
    for (const one of unsolved) if (now - one.last < FRESH_MS) unsolvedIds.add(one.id);
    const stuck = unsolved
      .filter(({ tries }) => tries >= STUCK_TRIES)
      .filter(({ first, last }) => now - last < STUCK_UNTIL_MS && now - first >= STUCK_AFTER_MS)
      .filter(({ first }) => now - first < FRESH_MS);
    const last = Math.max(
      0,
      ...[...solvedHere, ...drafts, ...seenBy(id)].map(({ at }) => Number(at)),
      ...failures.map(({ last_at }) => Number(last_at)),
    );
    return {
      id,
      name,
      cells,
      questions: solvedHere.filter(({ blokk_slug }) => questionSlugs.has(blokk_slug)).length,
      last_at: last > 0 ? last : null,
      stuck_since: stuck.length > 0 ? Math.min(...stuck.map(({ first }) => first)) : null,
    };
  });

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

function byPupil<Row extends { player_id: number }>(rows: readonly Row[]): (id: number) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ player_id }) => player_id);
  return (id) => groups.get(id) ?? [];
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
  const attemptsAt = Map.groupBy(attempts, ({ blokk_slug }) => blokk_slug);
  return exercises
    .flatMap(({ slug, tittel }): StuckGroup[] => {
      const here = (attemptsAt.get(slug) ?? []).filter(({ player_id }) => nameOf.has(player_id));
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
