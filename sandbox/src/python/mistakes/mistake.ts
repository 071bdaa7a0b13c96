import type { Both } from '../../judge/explanation.ts';
import type { ProgramError } from '../../judge/observation.ts';

export type Texts = { what: Both; why: Both; tries: Both };

export type Mistake = {
  id: string;
  /** The texts, when this is the mistake. */
  find(problem: Problem): Texts | null;
};

/** An error, and what the program around it looks like. */
export type Problem = ProgramError & {
  source: string;
  /** The text of the line where it happened. */
  text: string;
  /** The same line with nothing inside its texts and without its comment. */
  plain: string;
  /** The line up to the place of the error, and from there. */
  before: string;
  rest: string;
  /** The message's parts that a pattern finds, if it fits. */
  says(pattern: RegExp): RegExpMatchArray | null;
  /** Names on the line that got their value straight from input(). */
  typed: readonly string[];
};

export function createProblem(error: ProgramError, source: string): Problem {
  const text = error.line === null ? '' : (source.split('\n')[error.line - 1] ?? '');
  const names = [...source.matchAll(/^\s*(\w+)\s*=\s*input\(/gmu)].map(([, name]) => name ?? '');
  return {
    ...error,
    source,
    text,
    plain: plainOf(text),
    before: text.slice(0, Math.max(0, (error.column ?? 1) - 1)),
    rest: text.slice(Math.max(0, (error.column ?? 1) - 1)),
    says: (pattern) => error.message.match(pattern),
    typed: names.filter((name) => hasWord(text, name)),
  };
}

/** The code of a line: `print("a = 1")  # vis` becomes `print("")`. */
export function plainOf(text: string): string {
  return text
    .replace(/(["'])(?:\\.|(?!\1).)*\1/g, '$1$1')
    .replace(/#.*/, '')
    .trimEnd();
}

export const KEYWORDS =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  );

export const CODE_NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';

export function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

export function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u').test(text);
}

export function both(_no: string, _eng: string): Both {
  return { _no, _eng };
}

export function texts(what: Both, why: Both, tries: Both): Texts {
  return { what, why, tries };
}

const TYPE_NAMES: Readonly<Record<string, Both>> = {
  int: both('et heltall', 'a whole number'),
  float: both('et desimaltall', 'a decimal number'),
  str: both('en tekst', 'a text'),
  bool: both('en sannhetsverdi', 'a truth value'),
  list: both('en liste', 'a list'),
  tuple: both('et tuppel', 'a tuple'),
  dict: both('en ordbok', 'a dictionary'),
  set: both('en mengde', 'a set'),
  NoneType: both('ingenting (None)', 'nothing (None)'),
  function: both('en funksjon', 'a function'),
  method: both('en metode', 'a method'),
  builtin_function_or_method: both('en funksjon', 'a function'),
  type: both('en type', 'a type'),
  module: both('en modul', 'a module'),
  range: both('en range', 'a range'),
};

/** What a type is called between people. */
export function typeName(type: string): Both {
  return TYPE_NAMES[type] ?? both(`et objekt av typen ${type}`, `an object of type ${type}`);
}

/** A mistake that the interpreter's own words tell apart; nothing in its texts depends on the program. */
export function bySyntaxMessage(id: string, pattern: RegExp, what: Both, why: Both, tries: Both): Mistake {
  return { id, find: ({ syntax, says }) => (syntax && says(pattern) ? texts(what, why, tries) : null) };
}
