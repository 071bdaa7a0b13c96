import type { ProgramFiles } from '@kodestien/contract/document/program-files';
import type { Translated } from '@kodestien/contract/language';
import type { RunLanguage } from '@kodestien/contract/languages';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { endedWith, STOPPED } from '../issue-reasons/programs.ts';

/** What an author's program does, for its proof. */
export async function runOnce(
  grader: Grader,
  language: RunLanguage,
  source: string,
  stdin: string,
  files?: ProgramFiles,
): Promise<Observation> {
  const inputs = [{ kind: 'stdin' as const, stdin, ...(files && { files }) }];
  const [observation] = await grader.observe({ language, source, inputs, key: 'proof', trust: 'author' });
  if (!observation) throw new Error('The sandbox gave no observation.');
  return observation;
}

/** Undefined when the program came to its end. */
export function whyEnded({ stopped, error }: Observation): Translated | undefined {
  if (stopped) return STOPPED[stopped];
  return error && endedWith(`${error.type}: ${error.message}`, error.line);
}
