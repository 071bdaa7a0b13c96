import { inLanguage } from '@kodestien/contract/document/in-each';
import type { TestQuestion } from '@kodestien/contract/document/teaching';
import type { HumanLang } from '@kodestien/contract/language';
import { isProgram } from '@kodestien/contract/languages';
import { isSameOutput } from '@kodestien/sandbox/judge/output-reason';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { BlockIssue } from '../blocks/kind.ts';
import { runOnce, whyEnded } from '../blocks/run-once.ts';
import { programFails } from '../issue-reasons/programs.ts';
import { outputDiffers } from '../issue-reasons/teaching.ts';

/** What the answer key says is printed, is printed. */
export async function proveQuestion(
  { language, code, stdin = '', output }: TestQuestion,
  lang: HumanLang,
  grader: Grader,
): Promise<BlockIssue[]> {
  if (!output || !code || !language || !isProgram(language)) return [];
  const observation = await runOnce(grader, language, code[lang], inLanguage(stdin, lang));
  const why = whyEnded(observation);
  if (why) return [{ reason: programFails(lang, why), section: { name: 'code', lang, line: 0 } }];
  if (isSameOutput(output[lang], observation.output, {})) return [];
  const reason = outputDiffers(lang, observation.output.trimEnd());
  return [{ reason, section: { name: 'output', lang, line: 0 } }];
}
