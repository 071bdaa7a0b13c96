import type { QuizKind } from '@kodestien/contract/document/quiz';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { Choose } from './choose.tsx';
import { FillIn } from './fill-in.tsx';
import type { KindProps } from './kind.ts';
import { Parsons } from './parsons.tsx';
import { Predict } from './predict.tsx';
import { TraceTable } from './trace-table.tsx';

type QuizView = {
  /** What a learner answers with. */
  Answering: (props: KindProps) => ReactNode;
  /** What is said of an answer that is not right. */
  wrong: (block: ReaderBlockOf<'quiz'>) => MessageKey;
};

/** What a reader sees of each kind of question. */
export const QUIZ_VIEWS: Record<QuizKind, QuizView> = {
  choose: {
    Answering: Choose,
    // Where several answers are right, none is marked before all are found: marks would give them away.
    wrong: ({ multiple }) => (multiple ? 'learning.quiz.wrong_many' : 'learning.quiz.wrong'),
  },
  parsons: { Answering: Parsons, wrong: () => 'learning.quiz.wrong_parsons' },
  fill: { Answering: FillIn, wrong: () => 'learning.quiz.wrong' },
  predict: { Answering: Predict, wrong: () => 'learning.quiz.wrong_predict' },
  trace: { Answering: TraceTable, wrong: () => 'learning.quiz.wrong_trace' },
};
