import type { HumanLang } from '@kodestien/contract/language';
import type * as operations from '@kodestien/contract/learning/operations';
import { poengAfterSolution, TRIES_BEFORE_SOLUTION } from '@kodestien/contract/learning/rules';
import type { Verdict } from '@kodestien/sandbox/judge/judge';
import { renderProse } from '../document/blocks/prose.ts';
import type { Exercise, ExerciseCheck, Help } from '../document/exercise-checks.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { lockPlayer } from '../player/queries.ts';
import { hmac } from '../secrets.ts';
import { answererOf, countAnswer, sourceBlockOr404 } from './answer.ts';
import { firstFailure } from './first-failure.ts';
import { judgeAnswer, recordAnswer, verdictOrProblem } from './judge-answer.ts';
import { countFailed, findEarned, isHelpOff, noteSeenSolution } from './queries.ts';
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
      solution: passed ? block.solution[lang] : null,
      may_look: passed || tries >= TRIES_BEFORE_SOLUTION,
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
  const isSolved = passed || wasSolved;
  const mayLook =
    (isSolved || tries >= TRIES_BEFORE_SOLUTION) && !(await isHelpOff(services.connection, place, services.now()));
  return {
    ...shown,
    tries,
    solution: isSolved && mayLook ? block.solution[lang] : null,
    may_look: mayLook,
    poeng_earned,
    poeng,
    try_token: null,
  };
};

/** The solution for someone who has tried. That it was looked at first is known before it is sent. */
export const oppgaveLosning: Handler<typeof operations.oppgaveLosning, Caller | undefined, LearningServices> = async (
  call,
  services,
) => {
  const { doc_slug, blokk_slug, try_token } = call.body;
  const lang = call.body.human_lang ?? call.lang;
  await countAnswer(call, services);
  const block = await sourceBlockOr404(services, 'exercise', call.body);
  const solution = block.solution[lang];
  if (!call.caller) {
    if (readTries(services, try_token, doc_slug, blokk_slug) < TRIES_BEFORE_SOLUTION) throw tooEarly();
    return { solution, poeng: block.poeng };
  }
  const place = { player_id: call.caller.player.id, doc_slug, blokk_slug };
  if (await isHelpOff(services.connection, place, services.now())) throw new ProblemError('help_off');
  const poeng = await services.connection.transaction().execute(async (transaction) => {
    // Not between a right answer and its points.
    await lockPlayer(transaction, services.database.kind, place.player_id);
    const earned = await findEarned(transaction, place);
    if (earned !== null) return earned;
    if ((await countFailed(transaction, place)) < TRIES_BEFORE_SOLUTION) throw tooEarly();
    await noteSeenSolution(transaction, place, services.now());
    return poengAfterSolution(block.poeng);
  });
  return { solution, poeng };
};

function tooEarly(): ProblemError {
  return new ProblemError('solution_too_early');
}

/** One hint at a time. They are not part of the document: a hand-in of a class may keep them back from its pupils. */
export const oppgaveHint: Handler<typeof operations.oppgaveHint, Caller | undefined, LearningServices> = async (
  { query, caller },
  services,
) => {
  const { doc_slug, blokk_slug, number } = query;
  const { slug, hints = [] } = await sourceBlockOr404(services, 'exercise', query);
  const hint = hints[number - 1];
  if (!hint) throw new ProblemError('not_found');
  const place = caller && { player_id: caller.player.id, doc_slug, blokk_slug };
  if (place && (await isHelpOff(services.connection, place, services.now()))) throw new ProblemError('help_off');
  return { html: renderProse(hint, `${slug}-hint-${number - 1}`) };
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
    const { reason, expected, got, drawn, error, help } = verdict;
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
        ...(drawn && isSendable(drawn) && { drawn: drawn as operations.Drawn }),
        ...(error && { error }),
        ...(help && { help: help.txt }),
      },
    ];
  });
}

/** A drawing of more steps than anyone makes on purpose says nothing when it is looked at. */
const DRAWN_STEPS_MAX = 20_000;

function isSendable({ expected, got }: NonNullable<Verdict['drawn']>): boolean {
  return expected.length + got.length <= DRAWN_STEPS_MAX;
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
