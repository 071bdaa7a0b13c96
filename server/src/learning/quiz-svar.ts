import type { BlockOf } from '@kodestien/contract/document/blocks';
import { inLanguage } from '@kodestien/contract/document/exercise';
import type { HumanLang } from '@kodestien/contract/language';
import type * as operations from '@kodestien/contract/learning/operations';
import { quizPoints } from '@kodestien/contract/learning/rules';
import { isSameOutput } from '@kodestien/sandbox/judge/output-reason';
import { renderProse } from '../document/blocks/prose.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { lockPlayer } from '../player/queries.ts';
import { answererOf, countAnswer, sourceBlockOr404 } from './answer.ts';
import { dayOf } from './learner.ts';
import { verdictOrProblem } from './oppgave-svar.ts';
import { type BlockPlace, countFailed, earn, insertAttempt, noteActiveDay, pointsOf } from './queries.ts';
import type { LearningServices } from './services.ts';

type Quiz = BlockOf<'quiz'>;
type Part = operations.QuizVerdict['parts'][number];
type Judged = { passed: boolean; parts: Part[] };

export const quizSvar: Handler<typeof operations.quizSvar, Caller | undefined, LearningServices> = async (
  call,
  services,
) => {
  const { doc_slug, blokk_slug, answer } = call.body;
  const lang = call.body.human_lang ?? call.lang;
  const learner = call.caller;
  await countAnswer(call, services);
  const block = await sourceBlockOr404(services, 'quiz', call.body);
  const key = answererOf(call);
  const { passed, parts } = await judgeQuiz(services, block, { lang, answer, key });
  const explanation =
    passed && block.explanation ? renderProse(block.explanation, `${blokk_slug}-explanation`)[lang] : null;
  const verdict = { passed, parts, explanation };
  if (!learner) return { ...verdict, poeng_earned: 0, poeng: null };
  const place = { player_id: learner.player.id, doc_slug, blokk_slug };
  return { ...verdict, ...(await record(services, place, block, { human_lang: lang, answer, passed })) };
};

async function judgeQuiz(
  services: LearningServices,
  block: Quiz,
  { lang, answer, key }: { lang: HumanLang; answer: readonly string[]; key: string },
): Promise<Judged> {
  switch (block.kind) {
    case 'choose':
      return judgeChosen(block, lang, answer);
    case 'order':
      return judgeOrder(block, lang, answer);
    case 'fill':
      return judgeGaps(block, lang, answer);
    case 'predict':
      return judgePrediction(
        answer[0] ?? '',
        await verdictOrProblem(() => services.references.outputOf(block, lang, key)),
      );
  }
}

/**
 * A wrong answer is explained only where that tells nothing but the verdict: one choice, of which one is right. With
 * several, choosing all of them would show which ones are right.
 */
function judgeChosen({ answers = [] }: Quiz, lang: HumanLang, chosen: readonly string[]): Judged {
  const passed = answers.every(({ id, correct }) => correct === chosen.includes(id));
  const ofChosen = answers.filter(({ id }) => chosen.includes(id));
  const isOneOfOne = ofChosen.length === 1 && answers.filter(({ correct }) => correct).length === 1;
  if (!passed && !isOneOfOne) return { passed, parts: [] };
  return { passed, parts: ofChosen.map(({ id, correct, why }) => ({ id, correct, ...(why && { why: why[lang] }) })) };
}

/** Lines that read the same may change places. The first line that is wrong is told, and each that does not belong. */
function judgeOrder({ lines = [], distractors = [] }: Quiz, lang: HumanLang, ids: readonly string[]): Judged {
  const codeOf = new Map([...lines, ...distractors].map(({ id, code }) => [id, inLanguage(code, lang)]));
  const requested = lines.map(({ code }) => inLanguage(code, lang));
  const given = ids.map((id) => codeOf.get(id));
  const passed = given.length === requested.length && given.every((code, index) => code === requested[index]);
  if (passed) return { passed, parts: ids.map((id) => ({ id, correct: true })) };
  const extra = distractors
    .filter(({ id }) => ids.includes(id))
    .map(({ id, why }) => ({ id, correct: false, why: why[lang] }));
  if (extra.length > 0) return { passed, parts: extra };
  const firstWrong = given.findIndex((code, index) => code !== requested[index]);
  const wrongId = ids[firstWrong];
  return { passed, parts: wrongId === undefined ? [] : [{ id: wrongId, correct: false }] };
}

/** White space inside a word for a gap does not matter. */
function judgeGaps({ gaps = [] }: Quiz, lang: HumanLang, words: readonly string[]): Judged {
  const folded = (text: string) => text.replace(/\s+/g, '');
  const parts = gaps.map(({ accept, why }, index) => {
    const word = folded(words[index] ?? '');
    const correct = inLanguage(accept, lang).some((one) => folded(one) === word);
    return { id: String(index), correct, ...(!correct && why && { why: why[lang] }) };
  });
  return { passed: parts.every(({ correct }) => correct), parts };
}

function judgePrediction(predicted: string, output: string): Judged {
  const passed = isSameOutput(predicted, output, {});
  return { passed, parts: [{ id: 'output', correct: passed }] };
}

type Outcome = { human_lang: HumanLang; answer: readonly string[]; passed: boolean };

async function record(services: LearningServices, place: BlockPlace, block: Quiz, outcome: Outcome) {
  const now = services.now();
  const { human_lang, passed } = outcome;
  return services.connection.transaction().execute(async (transaction) => {
    // One answer after the other: what it earns depends on how many came before.
    await lockPlayer(transaction, services.database.kind, place.player_id);
    const wrongBefore = await countFailed(transaction, place);
    const answer = JSON.stringify(outcome.answer);
    await insertAttempt(transaction, place, { human_lang, answer, passed: passed ? 1 : 0, counts: 1, at: now });
    const poeng = quizPoints(block.poeng, wrongBefore);
    const isFirst = passed && (await earn(transaction, place, { kind: 'quiz', poeng, earned_at: now }));
    if (passed) await noteActiveDay(transaction, place.player_id, dayOf(now));
    return { poeng_earned: isFirst ? poeng : 0, poeng: await pointsOf(transaction, place.player_id) };
  });
}
