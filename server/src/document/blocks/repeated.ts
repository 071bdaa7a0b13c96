/** What occurs more than once, each named once. */
export function repeated<T>(values: readonly T[]): T[] {
  const seen = new Set<T>();
  const again = new Set<T>();
  for (const value of values) (seen.has(value) ? again : seen).add(value);
  return [...again];
}
