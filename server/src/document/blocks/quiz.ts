import type { Translated } from '@kodestien/contract/language';
import { answerIdTwice, NO_ANSWER_CORRECT } from '../fault-reasons/blocks.ts';
import type { BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { repeated } from './repeated.ts';
import { bothLanguages } from './written.ts';

export const quiz: BlockKind<'quiz'> = {
  read: (source) => ({ ...source.settings, question: source.translated() }),
  write: ({ poeng, answers, explanation, question }) => ({
    settings: { poeng, answers, explanation },
    sections: bothLanguages(question),
  }),
  check: (block, context) => {
    const faults = checkProse(block.question, block.slug, context);
    for (const { txt } of block.answers) {
      faults.push(...checkProse(txt, block.slug, context).map(({ reason }) => ({ reason, setting: 'answers' })));
    }
    const fault = (reason: Translated) => faults.push({ reason, setting: 'answers' });
    for (const id of repeated(block.answers.map((answer) => answer.id))) fault(answerIdTwice(id));
    if (!block.answers.some(({ correct }) => correct)) fault(NO_ANSWER_CORRECT);
    return faults;
  },
  // Which answers are right, and why, is told by the server after an answer.
  render: ({ slug, type, poeng, question, answers }) => ({
    slug,
    type,
    poeng,
    html: renderProse(question, slug),
    multiple: answers.filter(({ correct }) => correct).length > 1,
    answers: answers.map(({ id, txt }) => ({ id, html: renderProse(txt, `${slug}-${id}`) })),
  }),
};
