import { both, byLine, type Mistake } from './mistake.ts';

const TYPE = '(?:number|string|boolean|any|void|object|unknown|never|Date|Array<[^<>]*>)(?:\\[\\])*';

/** `const x: number = 5`, as in TypeScript. */
export const TYPES_AFTER_NAMES: readonly Mistake[] = [
  byLine(
    'type-after-name',
    new RegExp(
      `\\b(?:let|const|var)\\s+[\\p{L}_$][\\p{L}\\p{N}_$]*\\s*:\\s*${TYPE}\\s*(?:=|;|$)|\\((?:[^(){}]*,)?\\s*[\\p{L}_$][\\p{L}\\p{N}_$]*\\??\\s*:\\s*${TYPE}\\s*[,)=]|\\)\\s*:\\s*${TYPE}\\s*(?:\\{|=>)`,
      'u',
    ),
    both('Etter et navn står det hva slags verdi det er.', 'After a name is what kind of value it is.'),
    both(
      'Slik er det i TypeScript. JavaScript ser det av verdien.',
      'TypeScript is written like that. JavaScript sees it from the value.',
    ),
    both('Ta bort kolonet og ordet etter det.', 'Remove the colon and the word after it.'),
  ),
];
