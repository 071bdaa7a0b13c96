import type { HumanLang } from '@kodestien/contract/language';
import type * as operations from '@kodestien/contract/learning/operations';
import { TRIES_BEFORE_SOLUTION } from '@kodestien/contract/learning/rules';
import type { Verdict } from '@kodestien/sandbox/judge/judge';
import type { Exercise, ExerciseCheck, Help } from '../document/exercise-checks.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { hmac } from '../secrets.ts';
import { answererOf, countAnswer, sourceBlockOr404 } from './answer.ts';
import { firstFailure } from './first-failure.ts';
import { judgeAnswer, recordAnswer, verdictOrProblem } from './judge-answer.ts';
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
  const forClass = { ...firstFailure(checks, verdicts, lang), hints: call.body.hints ?? null };
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
