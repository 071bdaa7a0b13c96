import 'messages:learning';
import type { InteractiveType } from '@kodestien/contract/document/block-types';
import type { ReaderBlockOf } from '@kodestien/contract/document/reader-blocks';
import type { ReactNode } from 'react';
import { ExerciseBlock } from './exercise/exercise-block.tsx';
import { ProjectBlock } from './project/project-block.tsx';
import { QuizBlock } from './quiz/quiz-block.tsx';
import { RunBlock } from './run/run-block.tsx';

type LearningBlocks = { [T in InteractiveType]: (props: { block: ReaderBlockOf<T> }) => ReactNode };

/** What a learner works with, in one chunk that only pages with such blocks load. */
export const LEARNING_BLOCKS: LearningBlocks = {
  run: RunBlock,
  exercise: ExerciseBlock,
  quiz: QuizBlock,
  project: ProjectBlock,
};
