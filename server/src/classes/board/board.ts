import type { Board, BoardPupil, StuckGroup } from '@kodestien/contract/classes/board';
import type { Question } from '@kodestien/contract/classes/talk';
import { isDrill, isExercise, isQuiz, isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { KlasseRow } from '../../database/class-tables.ts';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { PupilAction } from '../../learning/class-notices.ts';
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

/** Of one pupil: what has been answered in the lesson, and when something was last done. */
type Answers = {
  solved: ReadonlySet<string>;
  failed: readonly { blokk_slug: string; tries: number; first: number; last: number; last_id: number }[];
  /** The last failed answer to each block. */
  attempts: readonly (Attempt & { way: string })[];
  answeredAt: number;
};
/** When the drafts of the lesson were last saved; never what is in them. */
type Drafts = { drafts: ReadonlyMap<string, number>; savedAt: number };
type PupilRows = Answers & Drafts & { name: string; seenAt: number };
type Attempt = Awaited<ReturnType<typeof queries.listAttemptsById>>[number];

/** What a board is made of. */
export type BoardRows = {
  classId: string;
  lesson: SourceDocument;
  course: string;
  /** By id, in the order of a Norwegian class list. */
  pupils: ReadonlyMap<number, PupilRows>;
  asked: Question[];
};

/** Some questions of the database for the whole class, whatever its size; nothing is asked pupil by pupil. */
export async function readBoard(
  services: ClassServices,
  row: KlasseRow,
  asked: string | undefined,
): Promise<BoardRows> {
  const { connection } = services;
  const { lesson, course } = await lessonOf(services, row, asked);
  const of = { id: row.id, docSlug: lesson.slug };
  const [names, answersOf, draftsOf, seen] = await Promise.all([
    listPupilNames(connection, row.id),
    readAnswers(connection, of),
    readDrafts(connection, of),
    queries.listLastSeen(connection, row.id),
  ]);
  const seenAt = new Map(seen.map(({ player_id, at }) => [player_id, Number(at)]));
  return {
    classId: row.id,
    lesson,
    course,
    pupils: new Map(
      names
        .toSorted((a, b) => inNorwegian.compare(a.name, b.name))
        .map(({ id, name }) => [id, { name, ...answersOf(id), ...draftsOf(id), seenAt: seenAt.get(id) ?? 0 }]),
    ),
    asked: await questionsForBoard(services, row.id),
  };
}

export type Active = Readonly<Record<PupilAction, ReadonlySet<number>>>;

/** The same after pupils have answered or written something: nothing else is read again. */
export async function readBoardAgain(
  services: ClassServices,
  rows: BoardRows,
  { answered, written }: Active,
): Promise<BoardRows> {
  const { connection } = services;
  const of = { id: rows.classId, docSlug: rows.lesson.slug };
  const pupils = new Map(rows.pupils);
  const merge = (ids: readonly number[], partOf: (id: number) => Answers | Drafts) => {
    for (const id of ids) {
      const before = pupils.get(id);
      if (before) pupils.set(id, { ...before, ...partOf(id) });
    }
  };
  if (answered.size > 0) merge([...answered], await readAnswers(connection, { ...of, pupils: [...answered] }));
  if (written.size > 0) merge([...written], await readDrafts(connection, { ...of, pupils: [...written] }));
  // A new question is a change of the class; whether one has been solved since is not.
  const asked = rows.asked.length > 0 ? await questionsForBoard(services, rows.classId) : rows.asked;
  return { ...rows, pupils, asked };
}

async function readAnswers(connection: Connection, of: queries.OfLesson): Promise<(id: number) => Answers> {
  const [solved, failed] = await Promise.all([queries.listSolved(connection, of), queries.listFailed(connection, of)]);
  const ids = failed.map(({ last_id }) => Number(last_id));
  const attempts = ids.length > 0 ? await queries.listAttemptsById(connection, ids) : [];
  const [solvedBy, failedBy, attemptsBy] = [byPupil(solved), byPupil(failed), byPupil(attempts)];
  return (id) => ({
    solved: new Set(solvedBy(id).map(({ blokk_slug }) => blokk_slug)),
    failed: failedBy(id).map(({ blokk_slug, tries, first_at, last_at, last_id }) => ({
      blokk_slug,
      tries,
      first: Number(first_at),
      last: Number(last_at),
      last_id: Number(last_id),
    })),
    attempts: attemptsBy(id).map((one) => ({ ...one, way: wayOf(one) })),
    answeredAt: Math.max(
      0,
      ...solvedBy(id).map(({ at }) => Number(at)),
      ...failedBy(id).map(({ last_at }) => Number(last_at)),
    ),
  });
}

async function readDrafts(connection: Connection, of: queries.OfLesson): Promise<(id: number) => Drafts> {
  const draftsBy = byPupil(await queries.listDrafted(connection, of));
  return (id) => {
    const drafts = new Map(draftsBy(id).map(({ blokk_slug, at }) => [blokk_slug, Number(at)]));
    return { drafts, savedAt: Math.max(0, ...drafts.values()) };
  };
}

function byPupil<Row extends { player_id: number }>(rows: readonly Row[]): (id: number) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ player_id }) => player_id);
  return (id) => groups.get(id) ?? [];
}

export function boardOf({ lesson, course, pupils: rowsOf, asked }: BoardRows, now: number): Board {
  const exercises = lesson.blocks.filter(isExercise);
  const columns = exercises.filter(isRequiredExercise);
  const questions = lesson.blocks.filter(isQuiz);
  const failing: Failing[] = [];

  const pupils = [...rowsOf].map(([id, rows]): BoardPupil => {
    const { name, solved, failed, attempts, drafts } = rows;
    const cells = columns.map(({ slug }) => {
      const tries = failed.find(({ blokk_slug }) => blokk_slug === slug)?.tries ?? 0;
      if (solved.has(slug)) return { state: 'solved' as const, tries };
      if (tries > 0) return { state: 'tried' as const, tries };
      const isWriting = now - (drafts.get(slug) ?? 0) < WRITING_MS;
      return { state: isWriting ? ('writing' as const) : ('none' as const), tries };
    });
    const unsolved = failed.filter(({ blokk_slug, last }) => !solved.has(blokk_slug) && now - last < FRESH_MS);
    for (const { last_id } of unsolved) {
      const attempt = attempts.find((one) => one.id === last_id);
      if (attempt) failing.push({ ...attempt, name });
    }
    const stuckSince = unsolved
      .filter(({ blokk_slug, tries }) => tries >= STUCK_TRIES && exercises.some(({ slug }) => slug === blokk_slug))
      .filter(({ first, last }) => now - last < STUCK_UNTIL_MS && now - first >= STUCK_AFTER_MS)
      .filter(({ first }) => now - first < FRESH_MS)
      .map(({ first }) => first);
    const last = Math.max(rows.answeredAt, rows.savedAt, rows.seenAt);
    return {
      id,
      name,
      cells,
      questions: questions.filter(({ slug }) => solved.has(slug)).length,
      last_at: last > 0 ? last : null,
      stuck_since: stuckSince.length > 0 ? Math.min(...stuckSince) : null,
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
    groups: groupsOf(exercises, failing),
    asked,
  };
}

function titled({ slug, tittel }: Titled) {
  return { blokk_slug: slug, tittel };
}

type Titled = { slug: string; tittel: StuckGroup['tittel'] };

/** The last failed answer of each pupil to each exercise, by how it failed: the most common way of each exercise. */
function groupsOf(exercises: readonly Titled[], failing: readonly Failing[]): StuckGroup[] {
  const failingAt = Map.groupBy(failing, ({ blokk_slug }) => blokk_slug);
  return exercises
    .flatMap(({ slug, tittel }): StuckGroup[] => {
      const here = failingAt.get(slug) ?? [];
      const ways = [...Map.groupBy(here, ({ way }) => way).values()].toSorted((a, b) => b.length - a.length);
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
            name: example.name,
            program: example.answer,
            human_lang: example.human_lang,
          },
        },
      ];
    })
    .toSorted((a, b) => b.pupils - a.pupils)
    .slice(0, GROUPS_MAX);
}

type Failing = Answers['attempts'][number] & { name: string };

/** An error by its kind and line, a wrong answer by the check and what came out. */
function wayOf({ failed_check, failed_got, failed_error, failed_line }: Attempt): string {
  return failed_error === null
    ? JSON.stringify([failed_check, failed_got])
    : JSON.stringify([failed_error, failed_line]);
}
