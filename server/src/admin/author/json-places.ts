import type { Translated } from '@kodestien/contract/language';
import {
  findNodeAtLocation,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import {
  characterExpected,
  commaExpected,
  ENDED_ALREADY,
  ENDS_TOO_EARLY,
  NAME_EXPECTED,
  NESTED_TOO_DEEPLY,
  NO_COMMENTS,
  nameTwice,
  nothingAfterComma,
  TEXT_NEVER_ENDS,
  TEXT_UNREADABLE,
  VALUE_EXPECTED,
} from './json-reasons.ts';

/** Where a value of a JSON text begins; line and column from 1. */
export type Place = { line: number; column: number };

export type ReadJson = { value: unknown; placeOf(path: string): Place } | { issue: Translated; place: Place };

/** No document of ours is nested nearly as deeply. */
const DEPTH_MAX = 60;

/** JSON as JSON.parse reads it, and where in the text each value is, so that an error can be shown there. */
export function readJson(text: string): ReadJson {
  const at = (index: number, issue: Translated) => ({ issue, place: placeAt(text, index) });
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch {
    // The only thing that it cannot read: it goes one call deeper for each level.
    return at(0, NESTED_TOO_DEEPLY);
  }
  const [first] = errors;
  if (first || !tree) return at(first?.offset ?? 0, reasonOf(text, first));
  const unusual = firstUnusual(tree, 0);
  if (unusual) return at(unusual.node.offset, unusual.reason);
  const root = tree;
  return { value: JSON.parse(text), placeOf: (path) => placeAt(text, nearest(root, path)) };
}

/** What JSON allows and documents do not: a name that overwrites another, and depth without end. */
function firstUnusual(node: Node, depth: number): { node: Node; reason: Translated } | undefined {
  if (depth > DEPTH_MAX) return { node, reason: NESTED_TOO_DEEPLY };
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (name && names.has(name.value)) return { node: name, reason: nameTwice(String(name.value)) };
    if (name) names.add(name.value);
    const deeper = value && firstUnusual(value, depth + 1);
    if (deeper) return deeper;
  }
  return undefined;
}

/** The value itself (of a member: its name), or the closest one around it: what is missing has no place of its own. */
function nearest(root: Node, path: string): number {
  const names = path === '' ? [] : path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, names.slice(0, length).map(asSegment));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}

function asSegment(name: string): string | number {
  return /^\d+$/.test(name) ? Number(name) : name;
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

function reasonOf(text: string, error: ParseError | undefined): Translated {
  const code = error && printParseErrorCode(error.error);
  if (code === 'UnexpectedEndOfString') return TEXT_NEVER_ENDS;
  if (code === 'InvalidCommentToken' || code === 'UnexpectedEndOfComment') return NO_COMMENTS;
  if (!error || error.offset >= text.trimEnd().length) return ENDS_TOO_EARLY;
  const { path, isAtPropertyKey } = getLocation(text, error.offset);
  const end = typeof path.at(-1) === 'number' ? ']' : '}';
  const isEnd = text[error.offset] === end && text.slice(0, error.offset).trimEnd().endsWith(',');
  switch (code) {
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
    case 'InvalidCharacter':
      return TEXT_UNREADABLE;
    case 'ColonExpected':
      return characterExpected(':');
    case 'CommaExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return commaExpected(end);
    case 'EndOfFileExpected':
      return ENDED_ALREADY;
    default:
      if (isEnd) return nothingAfterComma(end);
      return isAtPropertyKey || code === 'PropertyNameExpected' ? NAME_EXPECTED : VALUE_EXPECTED;
  }
}
