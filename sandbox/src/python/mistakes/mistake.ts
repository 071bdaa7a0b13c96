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
    says: (pattern) => error.message.match(pattern),
    typed: names.filter((name) => hasWord(text, name)),
  };
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
};

/** What a type is called between people. */
export function typeName(type: string): Both {
  return TYPE_NAMES[type] ?? both(`et objekt av typen ${type}`, `an object of type ${type}`);
}
