import type { Verdict } from './judge.ts';

/**
 * A check that also holds for an empty program, or for the one that the learner was given (`free`), says nothing by
 * itself: it waits until another check has passed.
 */
export function onlyEarned<V extends Pick<Verdict, 'id' | 'state'>>(
  verdicts: readonly V[],
  free: ReadonlySet<string>,
): V[] {
  const isAnyEarned = verdicts.some(({ id, state }) => state === 'passed' && !free.has(id));
  return verdicts.map((verdict) =>
    verdict.state === 'passed' && !isAnyEarned ? { ...verdict, state: 'waiting' as const } : verdict,
  );
}
