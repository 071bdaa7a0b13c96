import type { AuthorRuns } from '../document/blocks/quiz-kinds/kind.ts';
import { verdictOrProblem } from './judge-answer.ts';
import type { LearningServices } from './services.ts';

/** The programs that a verdict needs; they wait in the turns of the person who asks. */
export function authorRuns({ references }: Pick<LearningServices, 'references'>, key: string): AuthorRuns {
  return {
    outputOf: (language, program) => verdictOrProblem(() => references.outputOf(language, program, key)),
    traceOf: (program, stdin) => verdictOrProblem(() => references.traceOf(program, stdin, key)),
    doTheSame: (language, reference, other) =>
      verdictOrProblem(() => references.doTheSame(language, reference, other, key)),
  };
}
