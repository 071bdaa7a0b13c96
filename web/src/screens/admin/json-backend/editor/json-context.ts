import { isClosedString, type JsonToken, jsonTokens } from './json-tokens.ts';

type Level = {
  isObject: boolean;
  key: string | null;
  index: number;
  keys: string[];
  /** What the object says about itself: `"type": "text"` decides what else may stand in it. */
  said: Record<string, string>;
  expectsKey: boolean;
};

export type JsonContext = {
  /** Keys and indexes from the top to where the caret is. */
  path: (string | number)[];
  place: 'key' | 'value';
  /** Keys that the object has already, and what its short texts say. */
  keys: string[];
  said: Record<string, string>;
  /** What is written there already, and where it begins and ends. */
  typed: string;
  start: number;
  end: number;
};

/** Where in the document the caret is, even while the text around it is not finished; null between values. */
export function contextAt(text: string, caret: number): JsonContext | null {
  const tokens = jsonTokens(text);
  const here = tokens.find(
    ({ kind, start, end }) => start < caret && caret <= end && !['space', 'mark'].includes(kind),
  );
  const start = here?.start ?? caret;
  const levels: Level[] = [];
  let index = 0;
  for (; index < tokens.length && (tokens[index] as JsonToken).start < start; index += 1) {
    step(levels, tokens[index] as JsonToken);
  }
  const level = levels.at(-1);
  if (!level || (!level.expectsKey && level.isObject && level.key === null)) return null;
  const context = { ...level, keys: [...level.keys], said: { ...level.said } };
  readOn(levels, tokens.slice(here ? index + 1 : index), context);
  return {
    path: levels.map((one, depth) =>
      one.isObject ? (depth === levels.length - 1 && one.expectsKey ? '' : (one.key ?? '')) : one.index,
    ),
    place: level.isObject && level.expectsKey ? 'key' : 'value',
    keys: context.keys,
    said: context.said,
    typed: here ? here.text.slice(0, caret - start).replace(/^"/, '') : '',
    start,
    end: here?.end ?? caret,
  };
}

function step(levels: Level[], token: JsonToken): void {
  const level = levels.at(-1);
  const { kind, text } = token;
  if (text === '{' || text === '[') {
    levels.push({ isObject: text === '{', key: null, index: 0, keys: [], said: {}, expectsKey: text === '{' });
  } else if (text === '}' || text === ']') {
    levels.pop();
  } else if (text === ',' && level) {
    level.index += 1;
    level.key = null;
    level.expectsKey = level.isObject;
  } else if (kind === 'string' && level?.isObject && isClosedString(token)) {
    const value = token.text.slice(1, -1);
    if (level.expectsKey) {
      level.key = value;
      level.keys.push(value);
      level.expectsKey = false;
    } else if (level.key !== null) level.said[level.key] = value;
  }
}

/** The rest of the object that the caret is in: its type may be written further down. */
function readOn(levels: readonly Level[], tokens: readonly JsonToken[], context: Level): void {
  const copy: Level[] = levels.map((level, depth) => (depth === levels.length - 1 ? context : { ...level }));
  for (const token of tokens) {
    step(copy, token);
    if (copy.length < levels.length) return;
  }
}
