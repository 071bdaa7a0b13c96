import { findNodeAtLocation, getLocation, type Node, parseTree, type Segment } from 'jsonc-parser';
import type { Suggestion, Suggestions } from '../../../../editor/suggestions.ts';
import { type Schema, schemasAt } from './schema.ts';

const MAX = 12;
/** Keys whose value is the slug of another document. */
const SLUG_KEYS = new Set(['parent', 'doc_slug']);

/** What could be written where the cursor is: keys, block types, icons, languages, slugs. */
export function suggestionsAt(
  text: string,
  cursor: number,
  schema: Schema,
  slugs: readonly string[],
): Suggestions | null {
  const context = contextAt(text, cursor);
  return context && { from: context.start, to: context.end, options: optionsFor(context, schema, slugs) };
}

function optionsFor(context: JsonContext, schema: Schema, slugs: readonly string[]): Suggestion[] {
  const found = context.place === 'key' ? keyCompletions(context, schema) : valueCompletions(context, schema, slugs);
  const typed = context.typed.toLowerCase();
  const fitting = found.filter(({ label }) => label.toLowerCase().startsWith(typed) && label !== context.typed);
  return fitting.slice(0, MAX);
}

function keyCompletions({ path, keys, said, hasColon }: JsonContext, schema: Schema): Suggestion[] {
  const around = schemasAt(schema, path.slice(0, -1), said);
  const names = new Set(around.flatMap(({ properties = {} }) => Object.keys(properties)));
  const missing = [...names].filter((name) => !keys.includes(name));
  return missing.map((name) => ({ label: name, insert: hasColon ? `"${name}"` : `"${name}": ` }));
}

function valueCompletions({ path, said }: JsonContext, schema: Schema, slugs: readonly string[]): Suggestion[] {
  const key = path.at(-1);
  const isSlug = typeof key === 'string' && (SLUG_KEYS.has(key) || (key === 'slug' && path[0] === 'ch_arr'));
  // The value is what is being chosen: what it says now must not narrow the choice.
  const others = Object.fromEntries(Object.entries(said).filter(([name]) => name !== key));
  const values = schemasAt(schema, path, others).flatMap((one) => {
    if (one.const !== undefined) return [one.const];
    if (one.enum) return one.enum;
    return one.type === 'boolean' ? [true, false] : one.type === 'null' ? [null] : [];
  });
  const all = [...new Set([...(isSlug ? slugs : []), ...values])];
  return all.map((value) => ({ label: String(value), insert: JSON.stringify(value) }));
}

type JsonContext = {
  /** Keys and indexes from the top to where the cursor is. */
  path: readonly Segment[];
  place: 'key' | 'value';
  /** Keys that the object has already, and what its short texts say: `"type": "text"` decides what else may stand in it. */
  keys: string[];
  said: Record<string, string>;
  /** What is written there already, and where it begins and ends. */
  typed: string;
  start: number;
  end: number;
  /** The key that is being written has its colon already. */
  hasColon: boolean;
};

/** Where in the document the cursor is, even while the text around it is not finished; null outside of it. */
function contextAt(text: string, cursor: number): JsonContext | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, cursor);
  if (path.length === 0) return null;
  const isInside = previousNode && previousNode.offset < cursor && cursor <= previousNode.offset + previousNode.length;
  const start = isInside ? previousNode.offset : cursor;
  const end = isInside ? previousNode.offset + previousNode.length : cursor;
  const members = membersOf(objectAround(text, path));
  return {
    path,
    place: isAtPropertyKey ? 'key' : 'value',
    keys: members.map(([name]) => name),
    said: Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === 'string')),
    typed: text.slice(start, cursor).replace(/^"/, ''),
    start,
    end,
    hasColon: /^\s*:/.test(text.slice(end)),
  };
}

/** The closest object that the place is in. */
function objectAround(text: string, path: readonly Segment[]): Node | undefined {
  const tree = parseTree(text);
  const last = path.findLastIndex((segment) => typeof segment === 'string');
  return tree && last >= 0 ? findNodeAtLocation(tree, path.slice(0, last)) : undefined;
}

function membersOf(object: Node | undefined): [name: string, value: unknown][] {
  return (object?.children ?? []).flatMap(({ children: [name, value] = [] }): [string, unknown][] =>
    name ? [[String(name.value), value?.value]] : [],
  );
}
