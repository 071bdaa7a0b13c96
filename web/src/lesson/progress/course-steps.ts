import type { CairnState } from '../../ui/cairn.tsx';

/** A row of more cairns than this no longer fits a phone. */
const CAIRNS_MAX = 8;

export type CourseStep = { id: number; state: CairnState; isHere: boolean };

/**
 * A course as a row of cairns. A long course is drawn with fewer cairns than it has lessons: one is filled only when
 * all of its part is done, and half when some of it is.
 */
export function courseSteps(done: number, total: number): CourseStep[] {
  const count = Math.min(CAIRNS_MAX, Math.max(1, total));
  const walked = total > 0 ? (Math.min(done, total) / total) * count : 0;
  const states = Array.from({ length: count }, (_, index): CairnState => {
    if (walked >= index + 1) return 'done';
    return walked > index ? 'begun' : 'ahead';
  });
  const next = states.findIndex((state) => state !== 'done');
  return states.map((state, id) => ({ id, state, isHere: done > 0 && id === next }));
}
