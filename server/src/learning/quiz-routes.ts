import type { HumanLang } from '@kodestien/contract/language';
import type * as operations from '@kodestien/contract/learning/operations';
import { quizPoints } from '@kodestien/contract/learning/rules';
import { renderProse } from '../document/blocks/prose.ts';
import { quizKindOf } from '../document/blocks/quiz-kinds/index.ts';
import type { Quiz } from '../document/blocks/quiz-kinds/kind.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { lockPlayer } from '../player/queries.ts';
import { answererOf, countAnswer, sourceBlockOr404 } from './answer.ts';
import { authorRuns } from './author-runs.ts';
import { notifyOfPupil } from './class-notices.ts';
import { dayOf } from './learner.ts';
import { type BlockPlace, countFailed, earn, insertAttempt, isSolved, noteActiveDay, sumPoints } from './queries.ts';
import type { LearningServices } from './services.ts';

export const quizSvar: Handler<typeof operations.quizSvar, Caller | undefined, LearningServices> = async (
  call,
  services,
) => {
  const { doc_slug, blokk_slug, answer } = call.body;
  const lang = call.body.human_lang ?? call.lang;
  const learner = call.caller;
  await countAnswer(call, services);
  const block = await sourceBlockOr404(services, 'quiz', call.body);
  const runs = authorRuns(services, answererOf(call));
  const { passed, parts } = await quizKindOf(block).judge(block, lang, answer, runs);
  const explanation =
    passed && block.explanation ? renderProse(block.explanation, `${blokk_slug}-explanation`)[lang] : null;
  const verdict = { passed, parts, explanation };
  if (!learner) return { ...verdict, poeng_earned: 0, poeng: null };
  const place = { player_id: learner.player.id, doc_slug, blokk_slug };
  if (call.body.again && (await isSolved(services.connection, place))) {
    return { ...verdict, poeng_earned: 0, poeng: await sumPoints(services.connection, place.player_id) };
  }
  return { ...verdict, ...(await record(services, place, block, { human_lang: lang, answer, passed })) };
};

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
    await notifyOfPupil(transaction, services.database.kind, place.player_id, 'answered');
    const poeng = quizPoints(block.poeng, wrongBefore);
    const isFirst = passed && (await earn(transaction, place, { kind: 'quiz', poeng, earned_at: now }));
    if (passed) await noteActiveDay(transaction, place.player_id, dayOf(now));
    return { poeng_earned: isFirst ? poeng : 0, poeng: await sumPoints(transaction, place.player_id) };
  });
}
