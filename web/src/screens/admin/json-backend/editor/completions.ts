import type { JsonContext } from './json-context.ts';
import { type Schema, schemasAt } from './schema.ts';

export type Completion = { label: string; insert: string };

const MAX = 12;
/** Keys whose value is the slug of another document. */
const SLUG_KEYS = new Set(['parent', 'doc_slug']);

/** What could be written where the caret is: keys, block types, icons, languages, slugs. */
export function completionsFor(context: JsonContext, schema: Schema, slugs: readonly string[]): Completion[] {
  const found = context.place === 'key' ? keyCompletions(context, schema) : valueCompletions(context, schema, slugs);
  const typed = context.typed.toLowerCase();
  const fitting = found.filter(({ label }) => label.toLowerCase().startsWith(typed) && label !== context.typed);
  return fitting.slice(0, MAX);
}

function keyCompletions({ path, keys, said }: JsonContext, schema: Schema): Completion[] {
  const around = schemasAt(schema, path.slice(0, -1), said);
  const names = new Set(around.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].filter((name) => !keys.includes(name)).map((name) => ({ label: name, insert: `"${name}": ` }));
}

function valueCompletions({ path, said }: JsonContext, schema: Schema, slugs: readonly string[]): Completion[] {
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
