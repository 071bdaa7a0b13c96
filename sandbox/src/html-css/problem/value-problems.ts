import { definitionSyntax, lexer } from 'css-tree';
import { closest } from '../../judge/closest.ts';
import { COLOR_NAMES } from '../../judge/color-names.ts';
import { type Part, partsOf } from '../css/parts.ts';
import { isValidValue } from '../property/grammar.ts';
import type { ProblemType } from './problem.ts';

type ValueProblem = { readonly type: ProblemType; readonly names: readonly string[] };

/** Why a browser does not take this value: the change that would make it possible says what was meant. */
export function valueProblem(property: string, text: string, parts: readonly Part[]): ValueProblem {
  const isPossible = (changed: string) => changed !== text && isValidValue(property, changed, partsOf(changed), 0);
  const problem = (type: ProblemType, meant = ''): ValueProblem => ({
    type,
    names: [property, firstLine(text), meant],
  });

  if (/^--[\w-]+$/.test(text)) return problem('var-missing', `var(${text})`);
  const joined = text
    .replaceAll(/(\d)\s+(px|em|rem|%|vh|vw|pt|cm|mm|s|ms|deg)\b/gi, '$1$2')
    .replaceAll(/(\d)\s+%/g, '$1%');
  if (isPossible(joined)) return problem('space-before-unit', joined);
  const withPoint = text.replaceAll(/(\d),(\d)/g, '$1.$2');
  if (isPossible(withPoint)) return problem('decimal-comma', withPoint);
  for (const unit of ['px', 's', 'deg']) {
    const withUnit = text.replaceAll(/(?<![\w#.-])(-?\d*\.?\d+)(?![\w.%])/g, `$1${unit}`);
    if (isPossible(withUnit)) return problem('unit-missing', withUnit);
  }
  const withHash = text.replaceAll(/(?<![\w#-])([\da-f]{6}|[\da-f]{3})(?![\w-])/gi, '#$1');
  if (isPossible(withHash)) return problem('hash-missing', withHash);
  const withoutQuotes = text.replaceAll(/["']/g, '');
  if (isPossible(withoutQuotes)) return problem('value-in-quotes', withoutQuotes);
  const withoutCommas = text.replaceAll(/\s*,\s*/g, ' ');
  if (isPossible(withoutCommas)) return problem('comma-in-value', withoutCommas);
  for (const part of parts) {
    if (part.kind !== 'ident') continue;
    const meant = closest(part.name.toLowerCase(), wordsFor(property), 2);
    const changed = meant ? text.replace(part.name, meant) : '';
    if (meant && isPossible(changed)) return problem('value-misspelt', meant);
  }
  return problem('value-not-possible');
}

function firstLine(text: string): string {
  const [first = '', ...others] = text.trim().split('\n');
  return others.length > 0 ? `${first} …` : first;
}

/** Every word that the grammar of a property has in it, and the names of colours. */
function wordsFor(property: string): string[] {
  const words = new Set<string>(COLOR_NAMES.keys());
  const seen = new Set<string>();
  const collect = (definition: unknown): void => {
    const { syntax } = (definition ?? {}) as { syntax?: object };
    if (!syntax) return;
    definitionSyntax.walk(syntax, (node) => {
      if (node.type === 'Keyword' && node.name) words.add(node.name);
      if ((node.type === 'Type' || node.type === 'Property') && node.name && !seen.has(node.name)) {
        seen.add(node.name);
        collect(node.type === 'Type' ? lexer.types[node.name] : lexer.properties[node.name]);
      }
    });
  };
  collect(lexer.properties[property]);
  return [...words];
}
