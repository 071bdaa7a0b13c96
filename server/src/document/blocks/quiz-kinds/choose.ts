import { NO_ANSWER_CORRECT } from '../../issue-reasons/blocks.ts';
import { renderProse } from '../prose.ts';
import type { QuizKindRecord } from './kind.ts';

export const choose: QuizKindRecord = {
  needs: ['answers'],
  check: ({ answers = [] }) =>
    answers.some(({ correct }) => correct) ? [] : [{ reason: NO_ANSWER_CORRECT, setting: 'answers' }],
  program: () => null,
  // A wrong answer is explained only where that tells nothing but the verdict: one choice, of which one is right. With
  // several, choosing all of them would show which ones are right.
  judge: ({ answers = [] }, lang, chosen) => {
    const passed = answers.every(({ id, correct }) => correct === chosen.includes(id));
    const ofChosen = answers.filter(({ id }) => chosen.includes(id));
    const isOneOfOne = ofChosen.length === 1 && answers.filter(({ correct }) => correct).length === 1;
    if (!passed && !isOneOfOne) return { passed, parts: [] };
    return { passed, parts: ofChosen.map(({ id, correct, why }) => ({ id, correct, ...(why && { why: why[lang] }) })) };
  },
  rightAnswers: ({ slug, answers = [] }, lang) =>
    answers.filter(({ correct }) => correct).map(({ id, txt }) => renderProse(txt, `${slug}-${id}`)[lang]),
  isCode: false,
};
