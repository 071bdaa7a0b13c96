export type JsonToken = {
  kind: 'space' | 'string' | 'number' | 'word' | 'mark' | 'other';
  text: string;
  start: number;
  end: number;
};

const KINDS = ['space', 'string', 'number', 'word', 'mark', 'other'] as const;
/** A string that is not closed ends with its line, so that one missing quote does not swallow the rest. */
const TOKEN = /(\s+)|("(?:[^"\\\n]|\\.)*"?)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z]+)|([{}[\]:,])|(.)/gy;

/** Cuts JSON into its parts. Text that is not JSON is cut as well as can be: it is being written. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const group = match.slice(1).findIndex((part) => part !== undefined);
    tokens.push({
      kind: KINDS[group] ?? 'other',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}

export function isClosedString({ kind, text }: JsonToken): boolean {
  return kind === 'string' && text.length > 1 && text.endsWith('"') && !/[^\\](?:\\\\)*\\"$/.test(text);
}
