import { isExercise } from '@kodestien/contract/document/block-types';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ReaderDocument } from '@kodestien/contract/document/reader';
import type { ReaderBlockOf, ReaderCheck } from '@kodestien/contract/document/reader-blocks';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { checksOf, type Exercise } from '../document/exercise-checks.ts';
import type { References } from './references.ts';

/**
 * Puts into a reader's document what the reference solutions give for the public checks, so that the page can answer
 * those at once. What is not known yet is made in the background, and `onMade` is called when it is. If it cannot be made,
 * the page waits for the server's verdict.
 */
export async function withExpected(
  source: SourceDocument,
  reader: ReaderDocument,
  references: References,
  onMade: () => void,
): Promise<ReaderDocument> {
  const missing: Exercise[] = [];
  const blocks = await Promise.all(
    reader.blocks.map(async (block, index) => {
      const exercise = source.blocks[index];
      if (!exercise || !isExercise(exercise) || !isExercise(block)) return block;
      // Hints are requested one at a time: a hand-in of a class may keep them back from its pupils.
      const sent = { ...block, hints: block.hints.map(() => null) };
      const completed = await withExpectedChecks(exercise, sent, references);
      if (!completed) missing.push(exercise);
      return completed ?? sent;
    }),
  );
  if (missing.length > 0) void references.prepare(missing).then((isMade) => isMade && onMade());
  return { ...reader, blocks };
}

async function withExpectedChecks(
  exercise: Exercise,
  block: ReaderBlockOf<'exercise'>,
  references: References,
): Promise<ReaderBlockOf<'exercise'> | undefined> {
  const [no, eng] = await Promise.all(HUMAN_LANGS.map((lang) => references.stored(exercise, lang)));
  const [freeNo, freeEng] = await Promise.all(HUMAN_LANGS.map((lang) => references.storedFree(exercise, lang)));
  if (!no || !eng || !freeNo || !freeEng) return undefined;
  const order = checksOf(exercise, '_no').map(({ id }) => id);
  const checks = block.checks.map((check): ReaderCheck => {
    const [_no, _eng] = [no[order.indexOf(check.id)], eng[order.indexOf(check.id)]];
    const free = { _no: freeNo.has(check.id), _eng: freeEng.has(check.id) };
    return {
      ...check,
      expected: _no && _eng ? { _no: shown(_no), _eng: shown(_eng) } : null,
      ...((free._no || free._eng) && { free }),
    };
  });
  return { ...block, checks };
}

/** What a judge compares; the transcript and the traceback of a solution are not for readers. */
function shown({ output, value, drawing, error, outcomes }: Observation): Observation {
  return {
    output,
    transcript: [],
    ...(value && { value }),
    ...(drawing && { drawing }),
    ...(outcomes && { outcomes }),
    ...(error && { error: { ...error, traceback: '', line: null, column: null } }),
  };
}
