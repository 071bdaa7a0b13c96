import { ApiError } from '../api-client/errors.ts';
import { oppgaveSvar, quizSvar } from '../api-client/learning.ts';
import type { KeyValueStorage } from '../session/stored-values.ts';
import { forgetAnswer, type KeptAnswer, keptAnswers } from './kept-answers.ts';

type Send = (answer: KeptAnswer) => Promise<{ poeng: number | null }>;

/**
 * What a visitor solved is judged again, now as this person's. Each answer is gone from here once the server has judged
 * it, right or wrong; what could not be sent waits for the next time. Gives the points after the last one.
 */
export async function mergeAnswers(storage: KeyValueStorage, send: Send = sendAnswer): Promise<number | null> {
  let poeng: number | null = null;
  for (const answer of keptAnswers(storage)) {
    try {
      poeng = (await send(answer)).poeng ?? poeng;
      forgetAnswer(storage, answer);
    } catch (error) {
      // An exercise that is no longer there can never be judged; anything else may go better another time.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) forgetAnswer(storage, answer);
      else break;
    }
  }
  return poeng;
}

function sendAnswer({ kind: _, ...body }: KeptAnswer): Promise<{ poeng: number | null }> {
  const { answer, ...place } = body;
  return typeof answer === 'string' ? oppgaveSvar({ ...place, answer }) : quizSvar({ ...place, answer: [...answer] });
}
