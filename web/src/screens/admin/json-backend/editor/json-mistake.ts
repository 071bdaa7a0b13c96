import { DOCUMENT_JSON_MAX } from '@kodestien/contract/admin/rules';
import { getLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export const JSON_MISTAKES = [
  'end',
  'open_string',
  'bad_string',
  'key',
  'colon',
  'value',
  'comma',
  'after',
  'comment',
  'deep',
  'too_long',
] as const;
export type JsonMistake = { reason: (typeof JSON_MISTAKES)[number]; line: number; column: number };

/** The first place where a text stops being JSON that the server would take; null when it is. */
export function jsonMistake(text: string): JsonMistake | null {
  if (text.length > DOCUMENT_JSON_MAX) return { reason: 'too_long', line: 1, column: 1 };
  try {
    JSON.parse(text);
    return null;
  } catch {
    const found = firstError(text);
    return { reason: found.reason, ...placeOf(text, found.at) };
  }
}

function firstError(text: string): { reason: JsonMistake['reason']; at: number } {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    // It goes one call deeper for each level.
    return { reason: 'deep', at: 0 };
  }
  const [first] = errors;
  const end = text.trimEnd().length;
  if (!first) return { reason: 'end', at: end };
  return { reason: reasonOf(text, first, end), at: Math.min(first.offset, end) };
}

function reasonOf(text: string, { error, offset }: ParseError, end: number): JsonMistake['reason'] {
  const code = printParseErrorCode(error);
  switch (code) {
    case 'UnexpectedEndOfString':
      return 'open_string';
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return 'comment';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'InvalidCharacter':
      return 'bad_string';
    case 'EndOfFileExpected':
      return 'after';
  }
  if (offset >= end) return 'end';
  if (code === 'ColonExpected') return 'colon';
  if (code === 'CommaExpected' || code === 'CloseBraceExpected' || code === 'CloseBracketExpected') return 'comma';
  return code === 'PropertyNameExpected' || getLocation(text, offset).isAtPropertyKey ? 'key' : 'value';
}

/** Line and column of a place in a text, both from 1. */
function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
