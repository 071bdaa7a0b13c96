import type { Difference } from '../issues.ts';

type Json = Record<string, unknown>;
type Named = ReadonlyMap<string, unknown>;

/** What differs between two values, place by place; the order of keys is none. Null represents what is not there. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isSameJson(before, after)) return [];
  if (isObject(before) && isObject(after)) return ofMembers(before, after, path);
  const [namedBefore, namedAfter] = [byName(before), byName(after)];
  if (namedBefore && namedAfter) return ofItems(namedBefore, namedAfter, path);
  return [{ path, before: before ?? null, after: after ?? null }];
}

function ofMembers(before: Json, after: Json, path: string): Difference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(member(before, key), member(after, key), join(path, key)));
}

/** Its own, and not what every object has: a key may be called `constructor`. */
function member(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}

/** Items are compared by name and not by place: one block put in first does not change all that follow. */
function ofItems(before: Named, after: Named, path: string): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  const found = [...names].flatMap((name) =>
    differences(before.get(name) ?? null, after.get(name) ?? null, join(path, name)),
  );
  const orderBefore = [...before.keys()].filter((name) => after.has(name));
  const orderAfter = [...after.keys()].filter((name) => before.has(name));
  if (isSameJson(orderBefore, orderAfter)) return found;
  return [...found, { path, before: [...before.keys()], after: [...after.keys()] }];
}

/** The same value, whatever the order of its keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}

function byName(value: unknown): Named | undefined {
  if (!Array.isArray(value)) return undefined;
  const named = new Map<string, unknown>();
  for (const item of value) {
    const name = isObject(item) ? (item.slug ?? item.id) : undefined;
    if (typeof name !== 'string' || named.has(name)) return undefined;
    named.set(name, item);
  }
  return named;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
