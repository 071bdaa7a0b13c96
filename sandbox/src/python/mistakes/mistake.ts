import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { partsOf } from './expressions.ts';

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
  /** The part of the line that failed, as the interpreter marks it; to the end of the line where it marks nothing. */
  failed: string;
  /** The operator that failed, and what is on each side of it. */
  operation: Operation | null;
  /** The message's parts that a pattern finds, if it fits. */
  says(pattern: RegExp): RegExpMatchArray | null;
  /** Names on the line that got their value straight from input(). */
  typed: readonly string[];
};

export type Operation = { left: string; sign: string; right: string };

export function createProblem(error: ProgramError, source: string): Problem {
  const text = error.line === null ? '' : (source.split('\n')[error.line - 1] ?? '');
  const typed = new RegExp(`^\\s*((?:self\\.)?${CODE_NAME})\\s*=\\s*input\\((?!.*\\)\\.split\\()`, 'gmu');
  const names = [...source.matchAll(typed)].map(([, name]) => name ?? '');
  const rest = text.slice(Math.max(0, (error.column ?? 1) - 1));
  const marks = marksUnder(text, error.traceback);
  const failed = (marks === '' ? withoutComment(rest) : rest.slice(0, marks.length)).trim();
  return {
    ...error,
    source,
    text,
    plain: plainOf(text),
    before: text.slice(0, Math.max(0, (error.column ?? 1) - 1)),
    rest,
    failed,
    operation: operationIn(failed, marks, error.message),
    says: (pattern) => error.message.match(withAllLetters(pattern)),
    typed: names.filter((name) => hasWord(text, name)),
  };
}

/** The pattern, where \w fits every letter: the names in a message are those of the program, with æ, ø and å too. */
function withAllLetters(pattern: RegExp): RegExp {
  if (!pattern.source.includes('\\w')) return pattern;
  const source = pattern.source.replace(/\[[^\]]*\]|\\w/g, (part) =>
    part === '\\w' ? '[\\p{L}\\p{N}_]' : part.replace('\\w', '\\p{L}\\p{N}_'),
  );
  return new RegExp(source, [...new Set([...pattern.flags, 'u'])].join(''));
}

/** The signs that the interpreter puts under the part of the line that failed: `~~~~^~~`. */
function marksUnder(text: string, traceback: string): string {
  const lines = traceback.split('\n');
  const marks = lines[lines.findLastIndex((line) => line.trim() === text.trim()) + 1]?.trim() ?? '';
  return /^[~^]+$/.test(marks) ? marks : '';
}

function operationIn(failed: string, marks: string, message: string): Operation | null {
  const [, before, under] = marks.match(/^(~+)(\^+)~+$/) ?? [];
  if (before && under) {
    const [from, to] = [before.length, before.length + under.length];
    return { left: failed.slice(0, from).trim(), sign: failed.slice(from, to), right: failed.slice(to).trim() };
  }
  // The interpreter marks the operator of neither a comparison nor an assignment such as +=.
  const compared = message.match(/^'([<>]=?)' not supported between/)?.[1];
  const [, target = '', operator = '', value = ''] =
    failed.match(/^([\p{L}_][^=]*?)\s*([-+*/%]{1,2})=\s*([^=].*)$/u) ?? [];
  if (!compared) return target && operator ? { left: target, sign: operator, right: value } : null;
  const [left = '', right = '', ...more] = partsOf(failed, /[<>]=?/);
  return right && more.length === 0 ? { left, sign: compared, right } : null;
}

function withoutComment(code: string): string {
  return code.replace(/((["'])(?:\\.|(?!\2).)*\2)|#.*/g, '$1');
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

/** Names as people list them: a, b and c. */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
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
  '_io.TextIOWrapper': both('en fil', 'a file'),
  'datetime.datetime': both('et tidspunkt', 'a point in time'),
  'datetime.date': both('en dato', 'a date'),
  'datetime.time': both('et klokkeslett', 'a time of day'),
  'datetime.timedelta': both('et tidsrom', 'a length of time'),
};

/** What a type is called between people. */
export function typeName(type: string): Both {
  return lookUp(TYPE_NAMES, type) ?? both(`et objekt av typen ${type}`, `an object of type ${type}`);
}

/** A mistake that the interpreter's own words tell apart; nothing in its texts depends on the program. */
export function bySyntaxMessage(id: string, pattern: RegExp, what: Both, why: Both, tries: Both): Mistake {
  return { id, find: ({ syntax, says }) => (syntax && says(pattern) ? texts(what, why, tries) : null) };
}
