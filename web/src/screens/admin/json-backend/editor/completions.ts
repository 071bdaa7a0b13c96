import type { Suggestion, Suggestions } from '../../../../editor/suggestions.ts';
import { contextAt, type JsonContext } from './json-context.ts';
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
