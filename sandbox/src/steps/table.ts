import type { Piece } from '../judge/observation.ts';
import { type Trace, TraceReader, type TraceState } from './trace.ts';
import { wholeValueText } from './value-text.ts';

/** What a table of values has: variables, and the lines after which a row is taken, each time that they have run. */
export type TableShape = { columns: readonly string[]; lines: readonly number[]; printed: boolean };

export type TableRow = {
  line: number;
  /** Where its line was about to run. */
  step: number;
  /** One for each column, as Python writes the value; null where the variable has none yet or nothing was printed. */
  cells: readonly (string | null)[];
};

/** More than any table has that someone fills in. */
const ROWS_MAX = 200;

/** The table of values of a recorded program, row by row. A line that ends with an error gives no row. */
export function tableOf({ steps, transcript }: Pick<Trace, 'steps' | 'transcript'>, shape: TableShape): TableRow[] {
  const reader = new TraceReader({ steps });
  const rows: TableRow[] = [];
  /** For each frame on the stack: the line that runs in it now, and where it began. */
  const running: ({ line: number; step: number } | null)[] = [];
  let printed = 0;
  for (let at = 0; at < reader.length && rows.length < ROWS_MAX; at++) {
    const state = reader.stateAt(at);
    const depth = state.frames.length - 1;
    running.length = depth + 1;
    const done = running[depth];
    if (done && (state.event === 'line' || state.event === 'return') && shape.lines.includes(done.line)) {
      const output = shape.printed ? [printedBetween(transcript, printed, state.printed)] : [];
      printed = state.printed;
      rows.push({ ...done, cells: [...shape.columns.map((name) => cell(name, state)), ...output] });
    }
    running[depth] = state.event === 'line' ? { line: state.line, step: at } : null;
  }
  return rows;
}

/** In the function that runs, otherwise in the program itself. */
function cell(name: string, { frames, objects }: TraceState): string | null {
  const value = frames.at(-1)?.variables.get(name) ?? frames[0]?.variables.get(name);
  return value === undefined ? null : wholeValueText(value, objects);
}

/** What the program itself wrote, without what it asked and what was typed; null where that is nothing. */
function printedBetween(pieces: readonly Piece[], from: number, to: number): string | null {
  let at = 0;
  let printed = '';
  for (const { kind, text } of pieces) {
    if (kind === 'out') printed += text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
  }
  return printed.trim() === '' ? null : printed.trim();
}

/** Whether what was written into a cell means what belongs there. */
export function isSameCell(given: string, expected: string | null, isOutput = false): boolean {
  const text = given.trim();
  if (NOTHING.test(text)) return expected === null;
  if (expected === null) return false;
  if (isOutput) return folded(text) === folded(expected);
  const own = textIn(expected);
  if (own === null) return meaning(text) === meaning(expected);
  const quoted = textIn(text);
  if (quoted !== null) return quoted === own;
  // Without quotation marks, "3" would be the number.
  return !needsQuotes(own) && folded(text) === folded(own);
}

const NOTHING = /^[-–—]?$/;
const LITERAL = /^(?:[-+]?[\d.,]+(?:e[-+]?\d+)?|true|false|none)$/i;
const QUOTED = /^(["'“”‘’«»])(.*)(["'“”‘’«»])$/su;

function needsQuotes(text: string): boolean {
  return text.trim() === '' || NOTHING.test(text.trim()) || LITERAL.test(text.trim());
}

function folded(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** What is between quotation marks of any kind; null for what is no text. */
function textIn(value: string): string | null {
  const inside = QUOTED.exec(value)?.[2];
  return inside === undefined ? null : inside.replaceAll(/\\(['"\\])/g, '$1').replaceAll('\\n', '\n');
}

const TOKEN = /"[^"]*"|'[^']*'|[“”][^“”]*[“”]|[‘’][^‘’]*[‘’]|«[^»]*»|\s+|[^\s"'“”‘’«»]+|./gsu;

/** A number, a truth value or a collection, written in one way: spaces and kinds of quotation marks mean nothing. */
function meaning(value: string): string {
  const written = Array.from(value.matchAll(TOKEN), ([token]) => {
    const text = textIn(token);
    if (text !== null) return needsQuotes(text) ? `"${text}"` : text.replaceAll(/\s+/g, '');
    return token
      .trim()
      .replaceAll(NUMBER, plainNumber)
      .replace(WORDS, (word) => word.toLowerCase());
  })
    .join('')
    .replace(/^([-+]?\d+),(\d+)$/, (_all, whole, part) => plainNumber(`${whole}.${part}`))
    .replaceAll(/,(?=[\]}])/g, '');
  return UNORDERED.test(written) ? `{${written.slice(1, -1).split(',').sort().join()}}` : written;
}

/** A set or a dictionary with nothing further inside: the order in it means nothing. */
const UNORDERED = /^\{[^[\]{}()]*\}$/;

const NUMBER = /(?<![\w.])[-+]?\d+(?:\.\d+)?(?![\w.])/g;
const WORDS = /^(?:true|false|none)$/i;

/** `2.50` is `2.5`, but `2.0` is not `2`: one of them is a decimal number. */
function plainNumber(text: string): string {
  const digits = text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
  return digits.includes('.') ? digits.replace(/0+$/, '').replace(/\.$/, '.0') : digits;
}
