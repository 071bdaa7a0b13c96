import type { LessonAnswers } from '@kodestien/contract/learning/teachers';
import { AnswerCache } from '../../api-client/answer-cache.ts';
import { call } from '../../api-client/call.ts';
import { type Answer, useAnswer } from '../../api-client/use-answer.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';

/** A lesson shows the answer at each task, and asks once for all of them. */
const cache = new AnswerCache<LessonAnswers>({ freshMs: FRESH_MS });

/** The solutions of a lesson and the right answers to its questions, for teachers; nothing is requested for `null`. */
export function useLessonAnswers(slug: string | null): Answer<LessonAnswers> {
  return useAnswer(slug, () => call('GET larer_fasit', { doc_slug: slug ?? '' }), { cache });
}
