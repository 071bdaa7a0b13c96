import type { BlockOf } from '@kodestien/contract/document/blocks';
import type { QuizPart } from '@kodestien/contract/document/quiz';
import type { HumanLang } from '@kodestien/contract/language';
import type { ProgramLanguage } from '@kodestien/contract/languages';
import type { QuizVerdict } from '@kodestien/contract/learning/operations';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { BlockIssue } from '../kind.ts';
import type { ProofInput } from '../run-once.ts';

export type Quiz = BlockOf<'quiz'>;
export type Judged = Pick<QuizVerdict, 'passed' | 'parts'>;

/** Programs that authors wrote, run while an answer is judged, in the turns of the person who answers. */
export type AuthorRuns = {
  outputOf(language: ProgramLanguage, program: string): Promise<string>;
  /** The steps of a Python program; undefined when the sandbox gave none. */
  traceOf(program: string, stdin: string): Promise<Observation | undefined>;
  /** Whether both come to their end, and print and draw the same. */
  doTheSame(language: ProgramLanguage, reference: string, other: string): Promise<boolean>;
};

/** All that the server knows of one kind of question; the contract knows its name. */
export type QuizKindRecord = {
  /** What it is made of besides its words, and what it may have as well. */
  needs: readonly QuizPart[];
  may?: readonly QuizPart[];
  /** What can be wrong with it besides a missing part. */
  check?(block: Quiz): BlockIssue[];
  /** The program that a right answer makes; null where there is none to run. */
  program(block: Quiz, lang: HumanLang): string | null;
  /** How it is run for its proof; without it, with nothing typed. */
  input?(block: Quiz, lang: HumanLang): ProofInput;
  /** What that program must have done besides coming to its end. */
  prove?(observation: Observation, lang: HumanLang, block: Quiz): BlockIssue['reason'][];
  judge(block: Quiz, lang: HumanLang, answer: readonly string[], runs: AuthorRuns): Judged | Promise<Judged>;
  /** For teachers, in the order in which they are given. */
  rightAnswers(block: Quiz, lang: HumanLang, runs: AuthorRuns): string[] | Promise<string[]>;
  /** Whether right answers are code; otherwise they are HTML. */
  isCode: boolean;
};
