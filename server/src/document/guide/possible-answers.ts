import { CHECK_KINDS } from '@kodestien/contract/document/check-kinds';
import type { Check } from '@kodestien/contract/document/exercise';
import { isProgram, mayHavePage, type RunLanguage } from '@kodestien/contract/languages';
import { readable } from '@kodestien/sandbox/judge/judge';
import { MISSING } from '@kodestien/sandbox/judge/page-text';
import { display, type Value } from '@kodestien/sandbox/judge/value';

/** Reasons for which a check of each kind can fail, besides an error of the program. */
const STOPPED = ['time', 'memory', 'output', 'crash'];
const OF_OUTPUT = ['nothing', 'case', 'spaces', 'punctuation', 'rounding', 'off_by_one', 'order', 'different'];
const OF_LINES = ['missing_line', 'extra_line'];
const OF_VALUES = ['none', 'printed_not_returned', 'type', 'missing_item', 'extra_item', 'no_error', ...OF_OUTPUT];
const OF_TEXTS = ['case', 'spaces', 'punctuation', 'order', 'missing_item', 'extra_item', 'missing', 'different'];

const REASONS: Readonly<Record<string, readonly string[]>> = {
  stdin: ['syntax', 'no_error', 'drawing', ...STOPPED, ...OF_OUTPUT, ...OF_LINES],
  call: ['syntax', ...STOPPED, ...OF_VALUES],
  expression: ['syntax', ...STOPPED, ...OF_VALUES],
  source: ['syntax', 'different'],
  style: [...STOPPED, ...OF_TEXTS],
  text: [...STOPPED, ...OF_TEXTS],
  // An element without the attribute.
  attribute: [...STOPPED, ...OF_TEXTS, 'none'],
  count: [...STOPPED, 'off_by_one', 'different'],
};
/** Only where the program is run with another chance, or with another value of a variable. */
const OF_CHANCE: readonly string[] = ['not_random', 'out_of_range', 'missing_outcome'];
const WITH_ERRORS: readonly string[] = ['stdin', 'call', 'expression', 'source'];

/** Whether a check of this kind can fail for this reason at all. Kinds that are not known here may give any. */
export function canGiveReason(check: Check, language: RunLanguage, reason: string): boolean {
  const { kind, compare } = check;
  const reasons = REASONS[kind];
  if (!reasons) return true;
  const isRun = isProgram(language) && mayHavePage(language);
  if (reason === 'error' || reason.startsWith('error:')) return isRun || WITH_ERRORS.includes(kind);
  if (OF_CHANCE.includes(reason)) return 'shuffle' in check && check.shuffle !== undefined;
  if (reason === 'no_variable') return 'vary' in check && check.vary !== undefined;
  if (reason === 'no_element') return 'events' in check && check.events !== undefined;
  if (reason === 'syntax' && isRun) return true;
  return reasons.includes(reason) || (compare?.also_output === true && OF_LINES.includes(reason));
}

/** Whether some answer is shown as `got`: the judge compares with what it would show, letter by letter. */
export function canGiveAnswer(check: Check, language: RunLanguage, got: string): boolean {
  const { kind } = check;
  if (kind === 'stdin') return true;
  if (kind === 'source') return (language === 'python' ? ['True', 'False'] : ['true', 'false']).includes(got);
  if (kind === 'count') return /^\d+$/.test(got);
  const value = readLiteral(got, language === 'javascript');
  const shows = (one: Value) => readable(kind, { output: '', transcript: [], value: one }).trimEnd() === got.trimEnd();
  if (CHECK_KINDS[kind].of !== 'page') {
    // What is no literal may be an error, or how an object shows itself.
    return value === undefined || shows(value);
  }
  // The list as Python writes it is matched too.
  if (value?.type === 'list') return display(value) === got;
  const items = got.split('\n').map((text): Value => (text === MISSING ? { type: 'None' } : { type: 'str', text }));
  return shows({ type: 'list', items });
}

/** A literal of Python, JavaScript or JSON as a value; undefined for anything else. */
function readLiteral(text: string, isJavaScript: boolean): Value | undefined {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|[A-Za-z]+|[[\],]|\S/g);
  if (!tokens) return undefined;
  const value = readValue(tokens, isJavaScript);
  return tokens.length === 0 ? value : undefined;
}

const WORDS: Readonly<Record<string, Value>> = {
  None: { type: 'None' },
  True: { type: 'bool', text: 'True' },
  False: { type: 'bool', text: 'False' },
  undefined: { type: 'undefined' },
  null: { type: 'null' },
  true: { type: 'boolean', text: 'true' },
  false: { type: 'boolean', text: 'false' },
};

function readValue(tokens: string[], isJavaScript: boolean): Value | undefined {
  const token = tokens.shift() ?? '';
  if (/^["']/.test(token)) {
    const text = token.slice(1, -1).replaceAll(/\\(.)/g, (_, letter) => ESCAPED[letter] ?? letter);
    return { type: isJavaScript ? 'string' : 'str', text };
  }
  if (/^-?\d/.test(token)) {
    if (isJavaScript) return { type: 'number', text: token };
    return { type: /[.e]/.test(token) ? 'float' : 'int', text: token };
  }
  if (token !== '[') return WORDS[token];
  const items: Value[] = [];
  while (tokens.length > 0 && tokens[0] !== ']') {
    const item = readValue(tokens, isJavaScript);
    if (!item) return undefined;
    items.push(item);
    if (tokens[0] === ',') tokens.shift();
  }
  return tokens.shift() === ']' ? { type: isJavaScript ? 'array' : 'list', items } : undefined;
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
