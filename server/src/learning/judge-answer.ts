import type { HumanLang } from '@kodestien/contract/language';
import { poengAfterSolution } from '@kodestien/contract/learning/rules';
import { onlyEarned } from '@kodestien/sandbox/judge/earned';
import { judge } from '@kodestien/sandbox/judge/judge';
import { Unavailable } from '@kodestien/sandbox/server/grader';
import type { Database } from '../database/connect.ts';
import { checksOf, type Exercise, sourceOf } from '../document/exercise-checks.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../player/queries.ts';
import { notifyOfPupil } from './class-notices.ts';
import { HiddenTime } from './hidden-time.ts';
import { dayOf } from './learner.ts';
import {
  type BlockPlace,
  countFailed,
  earn,
  type ForClass,
  hasSeenSolution,
  insertAttempt,
  isSolved,
  noteActiveDay,
  sumPoints,
} from './queries.ts';
import type { LearningServices } from './services.ts';

/** What the sandbox and the judge say of an answer; nothing is stored. */
export async function judgeAnswer(
  { grader, references }: Pick<LearningServices, 'grader' | 'references'>,
  block: Exercise,
  lang: HumanLang,
  answer: string,
  key: string,
) {
  const checks = checksOf(block, lang);
  const times = new HiddenTime(checks.filter(({ hidden }) => !hidden).length);
  const observations = await grader.observe({
    language: block.language,
    source: sourceOf(block, lang, answer),
    inputs: checks.map(({ input }) => input),
    key,
    times,
  });
  const judged = judge(checks, observations, await references.of(block, lang));
  const passed = judged.every(({ state }) => state === 'passed');
  // Requested whatever the verdict is: how long it takes must not tell of hidden checks.
  const free = await references.free(block, lang).catch(noneIfBusy);
  // Before anything is stored: when that was is included as well, in the export of one's own data.
  await times.untilStep();
  return {
    checks,
    verdicts: passed ? judged : onlyEarned(judged, free),
    passed,
    syntax: observations.every(({ error }) => error?.syntax === true),
  };
}

/** That too much is waiting to be run is no reason to say nothing of the answer itself. */
function noneIfBusy(error: unknown): ReadonlySet<string> {
  if (error instanceof Unavailable) return new Set();
  throw error;
}

/** A verdict that could not be made is never a wrong answer. */
export async function verdictOrProblem<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    const code = error.reason === 'full' ? 'grader_busy' : 'grader_broken';
    throw new ProblemError(code, { retryAfterSeconds: error.retryAfter });
  }
}

type Outcome = { human_lang: HumanLang; answer: string; passed: boolean; counts: boolean; forClass?: ForClass };

/** The attempt and what it earned, together or not at all. */
export function recordAnswer(
  { connection, kind }: Pick<Database, 'connection' | 'kind'>,
  place: BlockPlace,
  block: Exercise,
  { human_lang, answer, passed, counts, forClass }: Outcome,
  at: number,
) {
  return connection.transaction().execute(async (transaction) => {
    // One answer after the other: each counts the tries before it.
    await lockPlayer(transaction, kind, place.player_id);
    const wasSolved = await isSolved(transaction, place);
    const attempt = { human_lang, answer, passed: passed ? 1 : 0, counts: counts ? 1 : 0, at } as const;
    await insertAttempt(transaction, place, attempt, forClass);
    await notifyOfPupil(transaction, kind, place.player_id, 'answered');
    const hasLooked = passed && !wasSolved && (await hasSeenSolution(transaction, place));
    const worth = hasLooked ? poengAfterSolution(block.poeng) : block.poeng;
    const line = { kind: 'exercise' as const, poeng: worth, earned_at: at };
    const isFirst = passed && (await earn(transaction, place, line));
    if (passed) await noteActiveDay(transaction, place.player_id, dayOf(at));
    return {
      wasSolved,
      tries: await countFailed(transaction, place),
      poeng_earned: isFirst ? worth : 0,
      poeng: await sumPoints(transaction, place.player_id),
    };
  });
}
