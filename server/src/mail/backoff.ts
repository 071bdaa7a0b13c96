const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A short issue is over in seconds; a long one gets a try every third hour until a day has gone. */
const PAUSES = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  ...new Array<number>(7).fill(3 * HOUR),
];

export const LONGEST_PAUSE_MS = Math.max(...PAUSES);
export const MAX_ATTEMPTS = PAUSES.length + 1;

/** How long to wait after that many failed attempts; null when it is time to give up. */
export function pauseAfter(attempts: number): number | null {
  return PAUSES[Math.max(attempts, 1) - 1] ?? null;
}
