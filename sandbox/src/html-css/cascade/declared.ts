import { isMark, type Part, withoutSpace } from '../css/parts.ts';
import type { Declaration } from '../css/syntax.ts';
import { isKnownProperty, isValidValue } from '../property/grammar.ts';
import { LOGICAL } from '../property/logical.ts';
import { LONGHANDS } from '../property/longhands.ts';
import { type Expanded, expand, SHORTHANDS } from '../property/shorthands.ts';
import { type WideKeyword, wideKeyword } from '../property/wide.ts';

/** What a declaration gives to one longhand or custom property. */
export type DeclaredValue =
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  | { readonly kind: 'wide'; readonly keyword: WideKeyword }
  | { readonly kind: 'custom'; readonly text: string }
  /** With var() in it: what it is, and whether it is valid at all, is known for each element. */
  | { readonly kind: 'pending'; readonly property: string; readonly text: string };

export type Declared = {
  readonly name: string;
  readonly value: DeclaredValue;
  readonly important: boolean;
  /** Where it begins in the style sheet beside the page. */
  readonly start?: number;
};

/** Other names that Chromium takes for the same thing. */
const RENAMED: Readonly<Record<string, string>> = {
  'word-wrap': 'overflow-wrap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'grid-gap': 'gap',
  '-webkit-user-select': 'user-select',
  '-webkit-print-color-adjust': 'print-color-adjust',
  '-webkit-margin-start': 'margin-inline-start',
  '-webkit-margin-end': 'margin-inline-end',
  '-webkit-padding-start': 'padding-inline-start',
  '-webkit-padding-end': 'padding-inline-end',
  'font-width': 'font-stretch',
};
const PREFIXED =
  /^-webkit-(align-(?:content|items|self)|animation(?:-\w+)*|appearance|backface-visibility|background-(?:clip|origin|size)|border-(?:[\w-]+-)?radius|box-shadow|box-sizing|clip-path|column(?:s|-[\w-]+)|filter|flex(?:-\w+)?|justify-content|opacity|order|perspective(?:-origin)?|transform(?:-\w+)?|transition(?:-[\w-]+)?|mask(?:-\w+)?|hyphens|text-emphasis(?:-\w+)?)$/;

function plainName(name: string): string {
  if (Object.hasOwn(RENAMED, name)) return RENAMED[name] as string;
  return name.startsWith('-webkit-') ? (PREFIXED.exec(name)?.[1] ?? name) : name;
}

/** Null: a browser throws the declaration away. Empty: it is fine, and about something that is never observed. */
export function declaredFrom({
  name: written,
  value,
  text,
  important,
  start,
}: Declaration): readonly Declared[] | null {
  const keyword = wideKeyword(value);
  if (!value.every(hasNamedVariables)) return null;
  if (written.startsWith('--')) {
    if (written === '--') return null;
    return [{ name: written, important, value: keyword ? { kind: 'wide', keyword } : { kind: 'custom', text } }];
  }
  const name = plainName(written);
  const longhands = longhandsOf(name);
  if (name !== 'all' && !isKnownProperty(name)) return null;
  if (value.length === 0) return null;
  if (keyword) return longhands.map((longhand) => ({ name: longhand, important, value: { kind: 'wide', keyword } }));
  if (name === 'all') return null;
  if (value.some(isPending)) {
    return longhands.map((longhand) => ({
      name: longhand,
      important,
      value: { kind: 'pending', property: name, text },
    }));
  }
  if (longhands.length === 0) return isValidValue(name, text, value, value[0]?.start ?? start) ? [] : null;
  const expanded = expandedValue(name, text, value, value[0]?.start ?? start);
  return (
    expanded &&
    [...expanded].map(([longhand, parts]) => ({ name: longhand, important, value: { kind: 'parts', parts } }))
  );
}

const KEPT_MAX = 2_000;
const KEPT_CHARACTERS_MAX = 200;
const kept = new Map<string, Expanded | null>();

/**
 * Each longhand's part of a value; null when a browser would not take it. Learners of one exercise write the same
 * declarations again and again, and what becomes of one depends on its text alone.
 */
export function expandedValue(name: string, text: string, value: readonly Part[], offset: number): Expanded | null {
  const key = `${name}:${text}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const expanded = isValidValue(name, text, value, offset) ? expand(name, value) : null;
  if (kept.size >= KEPT_MAX) kept.clear();
  if (key.length <= KEPT_CHARACTERS_MAX) kept.set(key, expanded);
  return expanded;
}

function isPending(part: Part): boolean {
  if (!('parts' in part)) return false;
  return (part.kind === 'function' && /^(?:var|env)$/i.test(part.name)) || part.parts.some(isPending);
}

/** var() without a name that starts with two dashes is a mistake, not a variable that is missing. */
function hasNamedVariables(part: Part): boolean {
  if (!('parts' in part)) return true;
  const [name, next] = withoutSpace(part.parts);
  const isVariable = part.kind === 'function' && part.name.toLowerCase() === 'var';
  if (isVariable && !(name?.kind === 'ident' && name.name.startsWith('--') && (!next || isMark(next, ','))))
    return false;
  return part.parts.every(hasNamedVariables);
}

function longhandsOf(name: string): readonly string[] {
  if (name === 'all') return ALL;
  const shorthand = SHORTHANDS.get(name);
  if (shorthand) return shorthand.longhands;
  return LONGHANDS.has(name) || LOGICAL.has(name) ? [name] : [];
}

/** Everything but the direction of the text, which belongs to the page and not to its look. */
const ALL = [...LONGHANDS.keys(), ...LOGICAL.keys()].filter((name) => name !== 'direction' && name !== 'unicode-bidi');
