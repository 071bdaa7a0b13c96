import type { HumanLang } from '@kodestien/contract/language';
import type * as operations from '@kodestien/contract/learning/operations';
import { TRIES_BEFORE_SOLUTION } from '@kodestien/contract/learning/rules';
import { onlyEarned } from '@kodestien/sandbox/judge/earned';
import { judge, type Verdict } from '@kodestien/sandbox/judge/judge';
import { Unavailable } from '@kodestien/sandbox/server/grader';
import type { Database } from '../database/connect.ts';
import { checksOf, type Exercise, type ExerciseCheck, type Help, sourceOf } from '../document/exercise-checks.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../player/queries.ts';
import { hmac } from '../secrets.ts';
import { answererOf, countAnswer, sourceBlockOr404 } from './answer.ts';
import { HiddenTime } from './hidden-time.ts';
import { dayOf } from './learner.ts';
import {
  type BlockPlace,
  countFailed,
  earn,
  type ForClass,
  insertAttempt,
  isSolved,
  noteActiveDay,
  pointsOf,
  tellClasses,
} from './queries.ts';
import type { LearningServices } from './services.ts';

/** Judges an answer. Only this, and quiz_svar, ever gives points. */
export const oppgaveSvar: Handler<typeof operations.oppgaveSvar, Caller | undefined, LearningServices> = async (
  call,
  services,
) => {
  const { doc_slug, blokk_slug, answer } = call.body;
  const lang = call.body.human_lang ?? call.lang;
  const learner = call.caller;
  await countAnswer(call, services);
  const block = await sourceBlockOr404(services, 'exercise', call.body);
  const key = answererOf(call);
  const judged = await verdictOrProblem(() => judgeAnswer(services, block, lang, answer, key));
  const { checks, verdicts, passed, syntax } = judged;
  const forClass = { ...failureOf(checks, verdicts, lang), hints: call.body.hints ?? null };
  const outcome = { human_lang: lang, answer, passed, counts: !syntax, forClass };
  const shown = { passed, syntax, checks: shownChecks(block, checks, verdicts, lang) };
  if (!learner) {
    const before = readTries(services, call.body.try_token, doc_slug, blokk_slug);
    const tries = before + (passed || syntax ? 0 : 1);
    return {
      ...shown,
      tries,
      solution: passed || tries >= TRIES_BEFORE_SOLUTION ? block.solution[lang] : null,
      poeng_earned: 0,
      poeng: null,
      try_token: writeTries(services, tries, doc_slug, blokk_slug),
    };
  }
  const place = { player_id: learner.player.id, doc_slug, blokk_slug };
  const { tries, poeng_earned, poeng, wasSolved } = await recordAnswer(
    services.database,
    place,
    block,
    outcome,
    services.now(),
  );
  const mayLook = passed || wasSolved || tries >= TRIES_BEFORE_SOLUTION;
  return { ...shown, tries, solution: mayLook ? block.solution[lang] : null, poeng_earned, poeng, try_token: null };
};

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
  // Asked for whatever the verdict is: how long it takes must not tell of hidden checks.
  const free = await references.free(block, lang).catch(noneIfBusy);
  // Before anything is stored: when that was is told as well, in the export of one's own data.
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

const GOT_MAX = 200;
const HIDDEN_CHECK: Record<HumanLang, string> = { _no: 'en skjult sjekk', _eng: 'a hidden check' };

/** The first check that fails, and what the program gave there: of a hidden one only that it is hidden. */
function failureOf(checks: readonly ExerciseCheck[], verdicts: readonly Verdict<Help>[], lang: HumanLang) {
  const failed = verdicts.find(({ state }) => state === 'failed');
  const first = failed?.hidden ? undefined : failed;
  const name = checks.find(({ id }) => id === first?.id)?.name[lang];
  return {
    failed_check: failed ? (name ?? HIDDEN_CHECK[lang]) : null,
    failed_got: first?.got?.slice(0, GOT_MAX) ?? null,
    failed_error: first?.error?.type ?? null,
    failed_line: first?.error?.line ?? null,
  };
}

/** The attempt and what it earned, together or not at all. */
export function recordAnswer(
  { connection, kind }: Pick<Database, 'connection' | 'kind'>,
  place: BlockPlace,
  block: Exercise,
  { human_lang, answer, passed, counts, forClass }: Outcome,
  at: number,
) {
  return connection.transaction().execute(async (transaction) => {
    // One answer after the other: each is told of the tries before it.
    await lockPlayer(transaction, kind, place.player_id);
    const wasSolved = await isSolved(transaction, place);
    const attempt = { human_lang, answer, passed: passed ? 1 : 0, counts: counts ? 1 : 0, at } as const;
    await insertAttempt(transaction, place, attempt, forClass);
    await tellClasses(transaction, kind, place.player_id);
    const line = { kind: 'exercise' as const, poeng: block.poeng, earned_at: at };
    const isFirst = passed && (await earn(transaction, place, line));
    if (passed) await noteActiveDay(transaction, place.player_id, dayOf(at));
    return {
      wasSolved,
      tries: await countFailed(transaction, place),
      poeng_earned: isFirst ? block.poeng : 0,
      poeng: await pointsOf(transaction, place.player_id),
    };
  });
}

/** In the author's order. Of a hidden check only whether it holds, and its clue if not. */
function shownChecks(
  block: Exercise,
  checks: readonly ExerciseCheck[],
  verdicts: readonly Verdict<Help>[],
  lang: HumanLang,
) {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const names = new Map(checks.map(({ id, name }) => [id, name[lang]]));
  const clues = new Map(checks.map(({ id, clue }) => [id, clue?.[lang]]));
  const hiddenIds = block.checks.filter(({ hidden }) => hidden).map(({ id }) => id);
  return block.checks.flatMap(({ id }): operations.CheckVerdict[] => {
    const verdict = byId.get(id);
    if (!verdict) return [];
    const { state, hidden } = verdict;
    const passed = state === 'passed';
    if (hidden) {
      const number = hiddenIds.indexOf(id) + 1;
      const clue = state === 'failed' ? clues.get(id) : undefined;
      return [
        { id: `hidden-${number}`, name: HIDDEN_NAME[lang](number), hidden, state, passed, ...(clue && { clue }) },
      ];
    }
    const { reason, expected, got, error, help } = verdict;
    return [
      {
        id,
        name: names.get(id) ?? id,
        hidden,
        state,
        passed,
        ...(reason !== undefined && { reason }),
        ...(expected !== undefined && { expected }),
        ...(got !== undefined && { got }),
        ...(error && { error }),
        ...(help && { help: help.txt }),
      },
    ];
  });
}

const HIDDEN_NAME: Record<HumanLang, (number: number) => string> = {
  _no: (number) => `Skjult sjekk ${number}`,
  _eng: (number) => `Hidden check ${number}`,
};

/** The browser stores a visitor's failed tries, signed by us, so that the server stores nothing about strangers. */
function writeTries({ secrets }: LearningServices, tries: number, docSlug: string, blokkSlug: string): string {
  return `${tries}.${hmac(secrets.tries, `${tries}/${docSlug}/${blokkSlug}`)}`;
}

function readTries(services: LearningServices, token: string | undefined, docSlug: string, blokkSlug: string): number {
  const tries = Number(token?.split('.')[0]);
  const isOurs = Number.isSafeInteger(tries) && token === writeTries(services, tries, docSlug, blokkSlug);
  return isOurs ? tries : 0;
}
