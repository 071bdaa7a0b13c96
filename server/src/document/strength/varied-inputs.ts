import type { Plain, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { ExerciseCheck } from '../exercise-checks.ts';
import type { SeededRandom } from './random.ts';

/** Rounds of chance after those of the limits; in each, every check gets another input. */
const ROUNDS = 20;
const ALL_MAX = 200;
const LIMITS_MAX = 24;
const WORDS = ['', 'a', 'Ada', 'fjell', 'to ord', 'ÆØÅ', 'abba', 'x1'];

/**
 * Other inputs of the same shape as those of the checks: numbers where they have numbers, words where they have words,
 * and near the limits that the solution itself names. A sign or a decimal point appears only where some check has one:
 * otherwise it may be something that the task rules out.
 */
export function variedChecks(
  checks: readonly ExerciseCheck[],
  solution: string,
  random: SeededRandom,
): ExerciseCheck[] {
  const requested = checks.filter(({ input }) => input.kind !== 'source');
  const pool = poolOf(
    requested.map(({ input }) => input),
    solution,
  );
  const existing = new Set(requested.map(({ input }) => JSON.stringify(input)));
  const varied: ExerciseCheck[] = [];
  const pools = [
    ...pool.limits.map((limit) => ({ ...pool, numbers: [limit], kept: 0 })),
    ...pool.limits.map((limit) => ({ ...pool, numbers: [limit], kept: 0.6 })),
    ...Array.from({ length: ROUNDS }, () => pool),
  ];
  for (const used of pools) {
    for (const check of requested) {
      const input = vary(check.input as ProgramInput, used, random);
      const text = JSON.stringify(input);
      if (existing.has(text) || varied.length >= ALL_MAX) continue;
      existing.add(text);
      const { after: _, ...alone } = check;
      varied.push({ ...alone, id: `varied-${varied.length}`, input });
    }
  }
  return varied;
}

type Pool = {
  numbers: readonly number[];
  /** The numbers of the solution and those beside them. */
  limits: readonly number[];
  words: readonly string[];
  hasDecimals: boolean;
  isReordered: boolean;
  /** How often a line or an item stays as it is. */
  kept: number;
};

function poolOf(inputs: readonly ExerciseCheck['input'][], solution: string): Pool {
  const texts = inputs.map((input) => JSON.stringify(input));
  const own = [...solution.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
  const requested = texts.flatMap((text) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));
  const hasNegative = requested.some((number) => number < 0);
  const near = [...own, ...requested].filter((number) => Math.abs(number) < 1e6);
  const numbers = [0, 1, 2, 3, 7, 10, 100, ...near.flatMap((number) => [number - 1, number, number + 1])];
  if (hasNegative) numbers.push(-1, -2, -10, ...near.map((number) => -number));
  const quoted = [...solution.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, one, other]) => one ?? other ?? '');
  const isAllowed = (number: number) => hasNegative || number >= 0;
  const limits = own.filter((number) => number < 1e6).flatMap((number) => [number, number - 1, number + 1]);
  return {
    numbers: [...new Set(numbers)].filter(isAllowed),
    limits: [...new Set([...limits, 0, 1])].filter(isAllowed).slice(0, LIMITS_MAX),
    kept: 0.3,
    words: [...new Set([...WORDS, ...quoted.filter((word) => word.length < 30)])],
    hasDecimals: requested.some((number) => !Number.isInteger(number)),
    isReordered:
      new Set(inputs.map((input) => ('stdin' in input ? (input.stdin ?? '').split('\n').length : 0))).size > 1,
  };
}

function vary(input: ProgramInput, pool: Pool, random: SeededRandom): ProgramInput {
  const varied = varyAsked(input, pool, random);
  if (!('files' in varied) || !varied.files) return varied;
  const files = Object.entries(varied.files).map(([name, text]) => [name, varyFile(name, text, pool, random)]);
  return { ...varied, files: Object.fromEntries(files) };
}

const NUMBER = /(?<![\p{L}\p{N}_.])-?\d+(?:\.\d+)?(?![\p{L}\p{N}_])/gu;

/** Other numbers in the same places, and in a file of lines one line less or one twice; the first line may name columns. */
function varyFile(name: string, text: string, pool: Pool, random: SeededRandom): string {
  const other = text.replaceAll(NUMBER, (written) => {
    if (random.next() < Math.max(pool.kept, 0.5)) return written;
    return String(written.includes('.') ? number(pool, random) : wholeNumber(pool, random));
  });
  const lines = other.split('\n');
  const last = lines.length - (other.endsWith('\n') ? 1 : 0);
  const choice = random.below(4);
  if (name.endsWith('.json') || last < 3 || choice > 1) return other;
  const place = 1 + random.below(last - 1);
  lines.splice(place, choice, ...(choice === 0 ? [lines[place] as string] : []));
  return lines.join('\n');
}

function varyAsked(input: ProgramInput, pool: Pool, random: SeededRandom): ProgramInput {
  switch (input.kind) {
    case 'stdin':
      return { ...input, stdin: varyLines(input.stdin, pool, random) };
    case 'call': {
      const args = input.args.map((argument) =>
        random.next() < pool.kept ? argument : varyValue(argument, pool, random),
      );
      return { ...input, args, ...(input.stdin !== undefined && { stdin: varyLines(input.stdin, pool, random) }) };
    }
    case 'expression': {
      // It puts a function of the author's own in place of the learner's: another one would ask something else.
      if (input.code.includes(':=')) return input;
      const code = varyLiterals(input.code, pool, random);
      return { ...input, code, ...(input.stdin !== undefined && { stdin: varyLines(input.stdin, pool, random) }) };
    }
    default:
      return input;
  }
}

function varyLines(stdin: string, pool: Pool, random: SeededRandom): string {
  if (stdin === '') return stdin;
  const lines = stdin.split('\n');
  const varied = lines.map((line) => (random.next() < pool.kept ? line : varyText(line, pool, random)));
  // Where the checks differ in length, a program reads until something ends it: the last line may be that.
  if (pool.isReordered && lines.length > 1) {
    const last = varied.length - 1;
    if (random.below(2) === 0) varied[last] = lines[last] as string;
    const choice = random.below(6);
    if (choice < 2) varied.splice(random.below(last), 0, random.of(varied));
    else if (choice === 2) varied.splice(random.below(last), 1);
  }
  return varied.join('\n');
}

/** A number stays a number; a text becomes another text, or itself in another case. */
function varyText(text: string, pool: Pool, random: SeededRandom): string {
  if (/^\s*-?\d+\s*$/.test(text)) return String(wholeNumber(pool, random));
  if (/^\s*-?\d+\.\d+\s*$/.test(text)) return String(number(pool, random));
  const own = [text, text.toUpperCase(), text.toLowerCase(), `${text} `, text.slice(1), text.slice(0, -1), text + text];
  return random.below(2) === 0 ? random.of(own) : random.of(pool.words);
}

function wholeNumber({ numbers }: Pool, random: SeededRandom): number {
  const isFree = numbers.length > 1 && random.below(4) === 0;
  return Math.trunc(isFree ? random.below(50) : random.of(numbers));
}

function number(pool: Pool, random: SeededRandom): number {
  return pool.hasDecimals && pool.numbers.length > 1 && random.below(2) === 0
    ? random.below(2000) / 100
    : wholeNumber(pool, random);
}

function varyValue(value: Plain, pool: Pool, random: SeededRandom): Plain {
  if (typeof value === 'number') return Number.isInteger(value) ? wholeNumber(pool, random) : number(pool, random);
  if (typeof value === 'string') return varyText(value, pool, random);
  if (typeof value === 'boolean') return random.below(2) === 0;
  if (Array.isArray(value)) return varyList(value, pool, random);
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, varyValue(item, pool, random)]));
}

function varyList(list: readonly Plain[], pool: Pool, random: SeededRandom): Plain[] {
  const items = list.map((item) => (random.below(3) === 0 ? varyValue(item, pool, random) : item));
  if (items.length === 0) return items;
  const choice = random.below(6);
  if (choice === 0) return items.toReversed();
  if (choice === 1) return items.slice(1);
  if (choice === 2) return [...items, varyValue(random.of(list), pool, random)];
  if (choice === 3) return [...items, random.of(items)];
  return choice === 4 && random.below(2) === 0 ? [] : items;
}

const LITERAL = /"[^"\\\n]*"|'[^'\\\n]*'|(?<![\p{L}\p{N}_.])\d+(?:\.\d+)?(?![\p{L}\p{N}_])/gu;

function varyLiterals(code: string, pool: Pool, random: SeededRandom): string {
  return code.replaceAll(LITERAL, (literal) => {
    if (random.next() < pool.kept) return literal;
    const quote = literal[0];
    if (quote !== '"' && quote !== "'")
      return String(literal.includes('.') ? number(pool, random) : wholeNumber(pool, random));
    const text = varyText(literal.slice(1, -1), pool, random).replaceAll(/["'\\\n]/g, '');
    return quote + text + quote;
  });
}
