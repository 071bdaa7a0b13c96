/** The value under this key, made the first time someone asks. */
export function remember<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const cached = map.get(key);
  if (cached !== undefined) return cached;
  const made = make();
  map.set(key, made);
  return made;
}
