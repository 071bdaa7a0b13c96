import { isRequiredExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { insertQuestion } from '../classes/talk/queries.ts';
import type { Connection, Database } from '../database/connect.ts';
import { DocumentTree } from '../document/document-tree.ts';
import { listDocuments } from '../document/queries.ts';
import { insertDraft, notePlace } from '../learning/queries.ts';
import { type Answer, type DemoPerson, giveAnswers } from './answers.ts';
import { DEMO_CLASS } from './demo-class.ts';

const LESSON = 'python-loops';
/** The exercise that someone asks about. */
const ASKED = 'odd-numbers';
const MINUTE = 60_000;
/** How long before now the lesson began. */
const BEGAN = 28 * MINUTE;

/**
 * How far a pupil has come, the first pupil first, and from the beginning again after the last: exercises solved,
 * failed tries at the next one and for how many minutes, or typing there now. Null is away.
 */
type Progress = { solved: number; tries?: number; minutes?: number; isTyping?: true } | null;
const CLASS: readonly Progress[] = [
  { solved: 2, tries: 4, minutes: 3 },
  { solved: 3, isTyping: true },
  { solved: 4 },
  { solved: 2, tries: 7, minutes: 9 },
  { solved: 1, isTyping: true },
  { solved: 2, tries: 2, minutes: 2 },
  null,
  { solved: 3, tries: 1, minutes: 1 },
  { solved: 1, tries: 2, minutes: 3 },
];

/** The class has a lesson just now: most have come some way, and several make the same mistake. The number of answers. */
export async function addClassLesson(
  database: Pick<Database, 'connection' | 'kind'>,
  grader: Grader,
  pupils: readonly DemoPerson[],
  clock: () => number,
): Promise<number> {
  const { connection } = database;
  const tree = new DocumentTree((await listDocuments(connection)).map(({ document }) => document));
  const lesson = tree
    .courses()
    .flatMap(({ lessons }) => lessons)
    .find(({ slug }) => slug === LESSON);
  if (!lesson) return 0;
  const blocks = lesson.blocks.filter(isRequiredExercise);
  const now = clock();
  const given = pupils
    .flatMap((person, index) => [...answersOf(person, index, lesson, now)])
    .sort((one, other) => one.at - other.at);
  const count = await giveAnswers(database, grader, given, now);
  // The clock has gone on while the answers were judged, and the board shows who types for a minute only.
  await addTyping(
    connection,
    pupils,
    blocks.map(({ slug }) => slug),
    clock(),
  );
  await askQuestion(connection, given);
  return count;
}

/** What a pupil has answered since the lesson began, in order. */
function* answersOf(person: DemoPerson, index: number, lesson: SourceDocument, now: number): Generator<Answer> {
  const progress = CLASS[index % CLASS.length];
  if (!progress) return;
  const { solved, tries = 0, minutes = 0 } = progress;
  const lang = person.learner.human_lang;
  const blocks = lesson.blocks.filter(isRequiredExercise);
  const pace = (BEGAN - 10 * MINUTE) / blocks.length;
  for (const [place, block] of blocks.slice(0, solved).entries()) {
    const at = Math.round(now - BEGAN + (place + 1) * pace + (index % 7) * 20_000);
    yield { person, lesson, block, answer: block.solution[lang], at };
  }
  const block = blocks[solved];
  if (!block) return;
  const { wrong = [] } = block;
  // Most end at the same mistake, and every third pupil at another one.
  const end = index % 3 === 2 ? 1 : 0;
  for (let time = 0; time < tries; time++) {
    const at = Math.round(now - minutes * MINUTE + (time * minutes * MINUTE) / (tries + 1));
    const attempt = wrong[(end + tries - 1 - time) % wrong.length];
    if (attempt) yield { person, lesson, block, answer: attempt.code[lang], at };
  }
}

async function addTyping(
  connection: Connection,
  pupils: readonly DemoPerson[],
  blocks: readonly string[],
  now: number,
): Promise<void> {
  for (const [index, { id, learner }] of pupils.entries()) {
    const progress = CLASS[index % CLASS.length];
    if (!progress) continue;
    const blokk_slug = blocks[progress.solved] ?? null;
    await notePlace(connection, { player_id: id, doc_slug: LESSON, blokk_slug, has_read: 0, at: now });
    if (!progress.isTyping || blokk_slug === null) continue;
    const { human_lang } = learner;
    const draft = { player_id: id, doc_slug: LESSON, blokk_slug, human_lang, revision: 1, txt: '# …', saved_at: now };
    await insertDraft(connection, draft);
  }
}

/** One of those who got it wrong asks about their program. */
async function askQuestion(connection: Connection, given: readonly Answer[]): Promise<void> {
  const last = given.findLast(
    ({ block, answer, person }) => block.slug === ASKED && answer !== block.solution[person.learner.human_lang],
  );
  if (!last) return;
  const { person, block, answer, at } = last;
  const { human_lang } = person.learner;
  await insertQuestion(connection, {
    klasse_id: DEMO_CLASS,
    player_id: person.id,
    doc_slug: LESSON,
    blokk_slug: block.slug,
    human_lang,
    program: answer,
    line: 3,
    txt: human_lang === '_no' ? 'Hvorfor blir summen feil her?' : 'Why is the sum wrong here?',
    at,
  });
}
