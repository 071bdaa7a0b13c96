import { isClosedString, type JsonToken, jsonTokens } from './json-tokens.ts';

export const JSON_FAULTS = ['end', 'open_string', 'key', 'colon', 'value', 'comma', 'after', 'unknown'] as const;
export type JsonFault = { reason: (typeof JSON_FAULTS)[number]; at: number };

/**
 * The first place where a text stops being JSON; null when it is JSON. Browsers each tell it in their own words, and
 * not all of them tell where.
 */
export function jsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return firstFault(text) ?? { reason: 'unknown', at: 0 };
  }
}

type Expecting = 'value' | 'value_or_end' | 'key' | 'key_or_end' | 'colon' | 'comma_or_end' | 'nothing';

function firstFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let expecting: Expecting = 'value';
  const afterValue = (): Expecting => (open.length === 0 ? 'nothing' : 'comma_or_end');

  for (const token of jsonTokens(text)) {
    const { kind, text: word, start: at } = token;
    if (kind === 'space') continue;
    if (kind === 'string' && !isClosedString(token)) return { reason: 'open_string', at };
    const isEnd = word === (open.at(-1) === '{' ? '}' : ']');
    if (expecting === 'nothing') return { reason: 'after', at };
    if (expecting === 'key' || expecting === 'key_or_end') {
      if (kind === 'string' && isValid(token)) expecting = 'colon';
      else if (expecting === 'key_or_end' && isEnd) {
        open.pop();
        expecting = afterValue();
      } else return { reason: 'key', at };
    } else if (expecting === 'colon') {
      if (word !== ':') return { reason: 'colon', at };
      expecting = 'value';
    } else if (expecting === 'comma_or_end') {
      if (word === ',') expecting = open.at(-1) === '{' ? 'key' : 'value';
      else if (isEnd) {
        open.pop();
        expecting = afterValue();
      } else return { reason: 'comma', at };
    } else if (word === '{' || word === '[') {
      open.push(word);
      expecting = word === '{' ? 'key_or_end' : 'value_or_end';
    } else if (expecting === 'value_or_end' && isEnd) {
      open.pop();
      expecting = afterValue();
    } else if (kind !== 'mark' && isValid(token)) expecting = afterValue();
    else return { reason: 'value', at };
  }
  return expecting === 'nothing' ? null : { reason: 'end', at: text.trimEnd().length };
}

function isValid({ text }: JsonToken): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Line and column of a place in a text, both from 1. */
export function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - lineStart + 1 };
}

/** Where a line and column are in a text: the other way round. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  return Math.min(text.length, start + column - 1);
}
