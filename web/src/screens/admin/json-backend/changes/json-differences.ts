import type { Difference } from '@kodestien/contract/admin/faults';

type Json = unknown;
type Named = Record<string, Json>;

/** How two documents differ, told as the server tells it: items of lists are named by their slug or id. */
export function jsonDifferences(before: Json, after: Json, path = ''): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [a, b] = [named(before), named(after)];
  if (!a || !b) return [{ path, before: before ?? null, after: after ?? null }];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const inside = keys.flatMap((key) => jsonDifferences(member(a, key), member(b, key), path ? `${path}.${key}` : key));
  // The same items in another order.
  return inside.length > 0 ? inside : [{ path, before: Object.keys(a), after: Object.keys(b) }];
}

/** Its own, and not what every object has: a key may be called `constructor`. */
function member(object: Named, key: string): Json {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The parts of an object or of a list whose items have names; null for anything else. */
function named(value: Json): Named | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return value as Named;
  const names = value.map((item: { slug?: unknown; id?: unknown } | null) => item?.slug ?? item?.id);
  const isNamed = names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
  return isNamed ? Object.fromEntries(value.map((item, index) => [names[index], item])) : null;
}
