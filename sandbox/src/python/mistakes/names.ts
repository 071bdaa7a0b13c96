import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { both, CODE_NAME, hasWord, type Problem, plainOf } from './mistake.ts';
import { isMadeAs, loopOver } from './program.ts';

export const BUILTINS =
  'print input len range int float str list dict set tuple bool abs min max sum round sorted reversed enumerate zip map filter open type isinstance any all chr ord pow divmod exit id True False None'.split(
    ' ',
  );

/** Methods that are called as if they were functions, and an example of what they belong to. */
export const METHODS: readonly (readonly [Both, string])[] = [
  [both('tekst', 'text'), 'upper lower strip split replace capitalize title startswith endswith find'],
  [both('liste', 'items'), 'append remove insert pop extend index count sort reverse'],
  [both('ordbok', 'd'), 'keys values items get'],
];

export function isCalled({ text }: Problem, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*\\(`, 'u').test(text);
}

/** What a name could begin with that the program only changes: every line that gives it a value uses the value before. */
export function startOf(problem: Problem, name: string): string | null {
  const { source } = problem;
  const lines = source.split('\n').filter((one) => hasWord(plainOf(one), name));
  const change = new RegExp(`^\\s*${name}\\s*(?:(\\*|[-+/%]|//|\\*\\*)?=(?!=))\\s*(.*)$`, 'u');
  const changes = lines.flatMap((one) => {
    const found = one.match(change);
    return found ? [{ sign: found[1] ?? '', value: found[2] ?? '' }] : [];
  });
  const beside = new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*[-+*/%]|[-+*/%]\\s*${name}(?![\\p{L}\\p{N}_.(\\[])`, 'u');
  const isOnlyChanged = changes.every(({ sign, value }) => sign !== '' || beside.test(plainOf(value)));
  if (changes.length === 0 || !isOnlyChanged) return null;
  // A list is not what a number is added to.
  const made = [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=(?!=)(?!\\s*[[{])`, 'gmu'))].map(
    ([, one]) => one ?? '',
  );
  // It may be another name, misspelt.
  if (
    misspelt(
      name,
      made.filter((one) => one !== name),
    )
  )
    return null;
  const { sign, value } = changes[0] ?? { sign: '', value: '' };
  if (sign === '*' || value.startsWith(`${name} *`)) return '1';
  const added = sign === '' ? value.replace(new RegExp(`^${name}\\s*\\+\\s*|\\s*\\+\\s*${name}$`, 'u'), '') : value;
  return sign === '+' || (sign === '' && added !== value) ? emptyLike(problem, plainOf(added)) : '';
}

/** What is empty, or 0, of the same kind as what is added; '' where the program does not say what kind that is. */
function emptyLike(problem: Problem, added: string): string {
  if (added.startsWith('[')) return '[]';
  if (/^f?["']|^str\(|["']$/.test(added)) return '""';
  const [first = ''] = added.match(/^[\p{L}\p{N}_]+/u) ?? [];
  const items = loopOver(problem, first);
  const isNumber =
    /^(?:\d|int\(|float\(|len\(|round\()/.test(added) ||
    isMadeAs(problem.source, first, '(?:-?\\d|int\\(|float\\()') ||
    (items !== null && (items.startsWith('range(') || isMadeAs(problem.source, items, '\\[\\s*-?\\d')));
  return isNumber ? '0' : '';
}

/** The name that is meant, if it is only spelt wrong: sum1 and sum2, or x_pos and y_pos, are two names. */
export function misspelt(name: string, names: readonly string[]): string | undefined {
  const parts = (one: string) => one.split(/_|(?<=\D)(?=\d)/);
  const isOther = (one: string) =>
    parts(one).length === parts(name).length &&
    parts(one).some((part, index) => part !== parts(name)[index] && /^(?:\d+|\p{L})$/u.test(part));
  return closest(
    name,
    names.filter((one) => !isOther(one)),
    2,
  );
}

export function unknownName({ type, says }: Problem): string | undefined {
  return type === 'NameError' ? says(/name '(.+?)' is not defined/)?.[1] : undefined;
}

export function unboundName({ type, says }: Problem): string | undefined {
  return type === 'UnboundLocalError' ? says(/local variable '(.+?)'/)?.[1] : undefined;
}

/** The name of a function that is calculated or compared with, without being called. */
export function functionUsedAsValue({ type, message, operation, source }: Problem): string | undefined {
  const isFunction = (kind: string) => /^(?:function|method|builtin_function_or_method|type)$/.test(kind);
  const [, left = '', right = ''] = message.match(/'([\w.]+)' and '([\w.]+)'$/) ?? [];
  const added = message.match(/can only concatenate \w+ \(not "(\w+)"\)/)?.[1] ?? '';
  const side = isFunction(left)
    ? operation?.left
    : isFunction(right) || isFunction(added)
      ? operation?.right
      : undefined;
  const name = type === 'TypeError' ? side?.match(new RegExp(`^(?:.+\\.)?${CODE_NAME}$`, 'u'))?.[0] : undefined;
  if (!name || name.includes('.') || BUILTINS.includes(name)) return name;
  return new RegExp(`\\bdef\\s+${name}\\s*\\(|^\\s*${name}\\s*=`, 'mu').test(source) ? name : undefined;
}

/** Everything that the program gives a name. */
export function namesIn(source: string, except: string): string[] {
  const patterns = [
    /(?:^|[^\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*(?:[-+*/]?=)(?!=)/gmu,
    /\b(?:def|class|for|import|as)\s+([\p{L}_][\p{L}\p{N}_]*)/gu,
    /\bdef\s+[\p{L}\p{N}_]+\(([^)]*)\)/gu,
  ];
  const found = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => name.split(/[\s,=]+/)),
  );
  return [...new Set(found)].filter((name) => name !== '' && name !== except);
}

/** What Python itself suggests. */
export function meant(traceback: string): string | undefined {
  // A name that begins with an underscore is not for those who use a module.
  return traceback.match(/Did you mean: '(?!_[^_])(.+?)'\?/)?.[1];
}
