import 'messages:learning';

/** What a learner works with, in one chunk that only pages with such blocks load. */
export { ExerciseBlock } from './exercise/exercise-block.tsx';
export { QuizBlock } from './quiz/quiz-block.tsx';
export { RunBlock } from './run/run-block.tsx';
