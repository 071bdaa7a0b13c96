import type { HumanLang } from '@kodestien/contract/language';
import type { Exercise } from '../exercise-checks.ts';
import { type Change, distinctMutants, type Mutant, spread } from './mutant.ts';
import { cssChanges } from './mutators/css.ts';
import { htmlChanges } from './mutators/html.ts';
import { javascriptChanges } from './mutators/javascript.ts';
import { pythonChanges } from './mutators/python.ts';

/** Enough to know what the checks do not see; more would only take longer. */
export const MUTANTS_MAX = 60;

type Mutated = Pick<Exercise, 'language' | 'solution' | 'starter' | 'task'>;

/** The reference solution, wrong in one place each: the same list every time. */
export function mutantsOf(block: Mutated, lang: HumanLang, most = MUTANTS_MAX): Mutant[] {
  const source = block.solution[lang];
  const changes = changesOf(block, lang).filter((change) => !isGiven(source, block.starter[lang], change));
  return spread(distinctMutants(source, changes), most);
}

/** All of it is in lines that the learner was given: an exercise is about the others. */
function isGiven(source: string, starter: string, { from, to }: Change): boolean {
  const lines = new Set(starter.split('\n').map((line) => line.trim()));
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const end = source.indexOf('\n', to);
  const touched = source.slice(start, end === -1 ? undefined : end).split('\n');
  return touched.every((line) => lines.has(line.trim()));
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
