import type { Explanation } from '../judge/explanation.ts';
import type { ProgramError } from '../judge/observation.ts';
import { BLOCKS } from './mistakes/blocks.ts';
import { bracketNotClosed } from './mistakes/brackets.ts';
import { CALL_SIGNS } from './mistakes/call-signs.ts';
import { CALLS } from './mistakes/calls.ts';
import { CATCH_WITHOUT_TRY } from './mistakes/catch-without-try.ts';
import { CERTAIN, CONST_UNCLEAR } from './mistakes/certain.ts';
import { TEXT_KEPT_FOR_ELEMENT } from './mistakes/chained-values.ts';
import { DATA } from './mistakes/data.ts';
import { EARLY } from './mistakes/early.ts';
import { FOREIGN } from './mistakes/foreign.ts';
import { GENERAL } from './mistakes/general.ts';
import { JSON_TEXTS } from './mistakes/json.ts';
import { MISLEADING } from './mistakes/misleading.ts';
import { both, byMessage, type Mistake, signAt } from './mistakes/mistake.ts';
import { NAMES } from './mistakes/names.ts';
import { NOTHING } from './mistakes/nothing.ts';
import { PAGE } from './mistakes/page.ts';
import { PAGE_CALLS } from './mistakes/page-calls.ts';
import { BACKSLASH_BEFORE_QUOTE, QUOTES } from './mistakes/quotes.ts';
import { REFUSED_BY_PAGE } from './mistakes/refused-by-page.ts';
import { SHAPES, UNEXPECTED, unexpected } from './mistakes/shapes.ts';
import { SWAPPED_PARAMETERS } from './mistakes/swapped-parameters.ts';
import { UNPACKING } from './mistakes/unpacking.ts';
import { VALUES } from './mistakes/values.ts';
import { SELF_AS_PARAMETER } from './mistakes/words-of-python.ts';

/** What happened, why, and what to try, for the mistakes that beginners make. The first that fits is shown. */
export function explain(error: ProgramError, source: string): Explanation | null {
  const line = error.line === null ? '' : (source.split('\n')[error.line - 1] ?? '');
  for (const { id, find } of ALL_MISTAKES) {
    const texts = find(error, line, source);
    if (texts) return { id, ...texts, line: error.line };
  }
  return null;
}

/** Where a } is missing, a function goes on into what follows, and its names are in use there. */
const NAME_IN_OPEN_BLOCK: Mistake = {
  id: 'bracket-not-closed',
  find: ({ syntax, message }, _line, source) =>
    syntax && message.startsWith('invalid redefinition') ? bracketNotClosed(source) : null,
};

const ALL_MISTAKES: readonly Mistake[] = [
  NAME_IN_OPEN_BLOCK,
  BACKSLASH_BEFORE_QUOTE,
  ...BLOCKS,
  ...MISLEADING,
  ...QUOTES,
  ...CERTAIN,
  ...FOREIGN,
  SELF_AS_PARAMETER,
  CATCH_WITHOUT_TRY,
  SWAPPED_PARAMETERS,
  ...CALL_SIGNS,
  ...SHAPES,
  ...DATA,
  TEXT_KEPT_FOR_ELEMENT,
  ...PAGE_CALLS,
  ...REFUSED_BY_PAGE,
  ...PAGE,
  ...CALLS,
  ...NOTHING,
  ...NAMES,
  ...EARLY,
  ...UNPACKING,
  ...JSON_TEXTS,
  ...VALUES,
  ...GENERAL,
  CONST_UNCLEAR,
  UNEXPECTED,
  {
    id: 'unexpected-token',
    find({ syntax, message, column }, line) {
      const sign = syntax && /^expecting '[;,]'$/.test(message) ? signAt(line, column) : null;
      return sign ? unexpected(sign) : null;
    },
  },
  byMessage(
    'name-missing',
    /^variable name expected$/,
    both('JavaScript venter navnet på en variabel her.', 'JavaScript expects the name of a variable here.'),
    both(
      'let, const og var lager variabler, og hver av dem må ha et navn.',
      'let, const and var make variables, and each of them must have a name.',
    ),
    both(
      'Se nøye på det som står etter ordet let, const eller var.',
      'Look closely at what comes after the word let, const or var.',
    ),
  ),
  byMessage(
    'name-used-twice',
    /^'[^']+' already declared$/,
    both('Du lager en variabel med et navn som er i bruk.', 'You declare a variable with a name that is taken.'),
    both('JavaScript har allerede noe som heter det.', 'JavaScript already has something called that.'),
    both('Velg et annet navn.', 'Choose another name.'),
  ),
  byMessage(
    'part-name-expected',
    /^invalid property name$/,
    both('JavaScript venter navnet på en del her.', 'JavaScript expects the name of a part here.'),
    both(
      'Mellom { og } i et objekt eller en klasse begynner hver del med navnet sitt.',
      'Between the { and } of an object or a class each part begins with its name.',
    ),
    both('Se nøye på det som står her, og rett foran.', 'Look closely at what is here, and right before.'),
  ),
  byMessage(
    'class-without-name',
    /^class statement requires a name$/,
    both('Klassen mangler et navn.', 'The class has no name.'),
    both('Navnet er det du skriver etter new.', 'The name is what you write after new.'),
    both('Skriv et navn etter class: class Hund {', 'Write a name after class: class Dog {'),
  ),
  byMessage(
    'program-ends-early',
    /^Unexpected end of input$/,
    both('Programmet slutter før det er ferdig.', 'The program ends before it is complete.'),
    both('JavaScript venter mer etter den siste linjen.', 'JavaScript expects more after the last line.'),
    both(
      'Se etter noe som mangler: en parentes, en verdi eller en blokk.',
      'Look for something that is missing: a bracket, a value or a block.',
    ),
  ),
  byMessage(
    'loop-head',
    /^expected 'of' or 'in'|^invalid for in\/of left hand-side/,
    both(
      'Parentesen etter for er ikke skrevet som JavaScript venter.',
      'The parentheses after for are not written as JavaScript expects.',
    ),
    both(
      'Som regel står det enten of og en liste der, eller tre deler med semikolon imellom.',
      'In them is mostly either of and an array, or three parts with semicolons between.',
    ),
    both(
      'Skriv for (const x of liste) { eller for (let i = 0; i < 3; i++) {',
      'Write for (const x of list) { or for (let i = 0; i < 3; i++) {',
    ),
  ),
];
