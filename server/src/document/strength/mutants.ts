import type { HumanLang } from '@kodestien/contract/language';
import type { Exercise } from '../exercise-checks.ts';
import { distinctMutants, type Mutant, spread } from './mutant.ts';
import { cssChanges } from './mutators/css.ts';
import { htmlChanges } from './mutators/html.ts';
import { javascriptChanges } from './mutators/javascript.ts';
import { pythonChanges } from './mutators/python.ts';

/** Enough to know what the checks do not see; more would only take longer. */
export const MUTANTS_MAX = 60;

type Mutated = Pick<Exercise, 'language' | 'solution' | 'task'>;

/** The reference solution, wrong in one place each: the same list every time. */
export function mutantsOf(block: Mutated, lang: HumanLang, most = MUTANTS_MAX): Mutant[] {
  const source = block.solution[lang];
  return spread(distinctMutants(source, changesOf(block, lang)), most);
}

function changesOf({ language, solution, task }: Mutated, lang: HumanLang) {
  const source = solution[lang];
  switch (language) {
    case 'python':
      return pythonChanges(source);
    case 'javascript':
      return javascriptChanges(source);
    case 'css':
      return cssChanges(source);
    case 'html':
      return htmlChanges(source, (text) => task[lang].includes(text));
  }
}
