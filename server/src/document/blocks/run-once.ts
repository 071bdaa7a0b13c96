import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import type { Translated } from '@kodestien/contract/language';
import type { RunLanguage } from '@kodestien/contract/languages';
import type { ProgramInput, TraceInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { endedWith, STOPPED } from '../issue-reasons/programs.ts';

export type ProofInput = ProgramInput | TraceInput;

/** What an author's program does, for its proof. `asked`: what is typed, or another kind of input. */
export async function runOnce(
  grader: Grader,
  language: RunLanguage,
  source: string,
  asked: string | ProofInput,
  files?: ProgramFiles,
): Promise<Observation> {
  const input = typeof asked === 'string' ? { kind: 'stdin' as const, stdin: asked } : asked;
  const inputs = [files ? { ...input, files } : input];
  const [observation] = await grader.observe({ language, source, inputs, key: 'proof', trust: 'author' });
  if (!observation) throw new Error('The sandbox gave no observation.');
  return observation;
}

/** Undefined when the program came to its end. */
export function whyEnded({ stopped, error }: Observation): Translated | undefined {
  if (stopped) return STOPPED[stopped];
  return error && endedWith(`${error.type}: ${error.message}`, error.line);
}
