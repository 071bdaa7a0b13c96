import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { Database } from '../database/connect.ts';
import { DocumentTree, type SourceCourse } from '../document/document-tree.ts';
import type { Exercise } from '../document/exercise-checks.ts';
import { listDocuments } from '../document/queries.ts';
import { firstFailure } from '../learning/first-failure.ts';
import { judgeAnswer, recordAnswer } from '../learning/judge-answer.ts';
import { notePlace } from '../learning/queries.ts';
import { References } from '../learning/references.ts';
import type { Learner } from './learners.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Answers that are judged at the same time. */
const AT_ONCE = 4;

export type DemoPerson = { id: number; learner: Learner; created_at: number };
export type Answer = { person: DemoPerson; lesson: SourceDocument; block: Exercise; answer: string; at: number };
type Judged = { passed: boolean; syntax: boolean; failure: ReturnType<typeof firstFailure> };

/** What the learners have done: they take a course from its beginning, get some exercises wrong first, and read the lessons that they finish. */
export async function addAnswers(
  database: Pick<Database, 'connection' | 'kind'>,
  grader: Grader,
  people: readonly DemoPerson[],
  now: number,
): Promise<number> {
  const { connection } = database;
  const courses = new DocumentTree((await listDocuments(connection)).map(({ document }) => document)).courses();
  if (courses.length === 0) return 0;
  const given = people.flatMap((person, index) => [...answersOf(person, index, courses, now)]);
  return giveAnswers(database, grader, given, now);
}

/**
 * Every answer is judged by the grader as anybody's is, and earns what it earns. An answer that several people give is
 * judged once. They are stored in the order given.
 */
export async function giveAnswers(
  database: Pick<Database, 'connection' | 'kind'>,
  grader: Grader,
  given: readonly Answer[],
  now: number,
): Promise<number> {
  const { connection } = database;
  const references = new References({ connection, grader, now: () => now });
  const verdicts = new Map<string, Judged>();
  const waiting = [...new Map(given.map((one) => [sameAnswer(one), one]))];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, { person, block, answer }] = next;
      const lang = person.learner.human_lang;
      const judged = await judgeAnswer({ grader, references }, block, lang, answer, `demo ${person.id}`);
      verdicts.set(key, { ...judged, failure: firstFailure(judged.checks, judged.verdicts, lang) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  for (const one of given) await store(database, one, verdicts.get(sameAnswer(one)));
  return given.length;
}

function sameAnswer({ person, lesson, block, answer }: Answer): string {
  return JSON.stringify([lesson.slug, block.slug, person.learner.human_lang, answer]);
}

/** A few exercises from the first lessons of one course, in order, on days between joining and now. */
function* answersOf(
  person: DemoPerson,
  index: number,
  courses: readonly SourceCourse[],
  now: number,
): Generator<Answer> {
  const course = courses[index % courses.length];
  // From one exercise to nine, and each number in every course.
  const count = 1 + ((index * 5) % 9);
  const tasks = (course?.lessons ?? []).flatMap((lesson) =>
    lesson.blocks.filter(isRequiredExercise).map((block) => ({ lesson, block })),
  );
  const chosen = tasks.slice(0, count);
  const start = person.created_at + HOUR;
  // At most one exercise a day, the last of them not long ago for those who joined lately.
  const pace = Math.min(DAY * (1 + (index % 3)), (now - start) / (chosen.length + 1));
  for (const [place, { lesson, block }] of chosen.entries()) {
    const at = Math.round(start + place * pace);
    const lang = person.learner.human_lang;
    const wrong = (index + place) % 3 === 0 ? block.wrong?.[(index + place) % (block.wrong.length || 1)] : undefined;
    if (wrong) yield { person, lesson, block, answer: wrong.code[lang], at: at - 10 * 60_000 };
    yield { person, lesson, block, answer: block.solution[lang], at };
  }
}

async function store(
  database: Pick<Database, 'connection' | 'kind'>,
  one: Answer,
  judged: Judged | undefined,
): Promise<void> {
  if (!judged) return;
  const { person, lesson, block, answer, at } = one;
  const { human_lang } = person.learner;
  const place = { player_id: person.id, doc_slug: lesson.slug, blokk_slug: block.slug };
  const { passed, syntax, failure } = judged;
  const forClass = { ...failure, hints: null };
  await recordAnswer(database, place, block, { human_lang, answer, passed, counts: !syntax, forClass }, at);
  const isLast = lesson.blocks.findLast(isRequiredExercise) === block;
  await notePlace(database.connection, { ...place, has_read: passed && isLast ? 1 : 0, at });
}
