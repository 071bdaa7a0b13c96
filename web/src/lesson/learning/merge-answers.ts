import type { KeyValueStorage } from '../../account/session/stored-values.ts';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { removeAnswer } from '../progress/store-answer.ts';
import { type StoredAnswer, storedAnswers } from '../progress/stored-answers.ts';

type Send = (answer: StoredAnswer) => Promise<{ poeng: number | null }>;

/**
 * What a visitor solved is judged again, now as this person's. Each answer is gone from here once the server has judged
 * it, right or wrong; what could not be sent waits for the next time. Gives the points after the last one.
 */
export async function mergeAnswers(storage: KeyValueStorage, send: Send = sendAnswer): Promise<number | null> {
  let poeng: number | null = null;
  for (const answer of storedAnswers(storage)) {
    try {
      poeng = (await send(answer)).poeng ?? poeng;
      removeAnswer(storage, answer);
    } catch (error) {
      // An exercise that is no longer there can never be judged; anything else may go better another time.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) removeAnswer(storage, answer);
      else break;
    }
  }
  return poeng;
}

function sendAnswer({ kind: _kind, drill: _drill, ...body }: StoredAnswer): Promise<{ poeng: number | null }> {
  const { answer, ...place } = body;
  return typeof answer === 'string'
    ? call('POST oppgave_svar', { ...place, answer })
    : call('POST quiz_svar', { ...place, answer: [...answer] });
}
