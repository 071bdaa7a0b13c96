const DAY_MS = 24 * 60 * 60_000;
const NORWEGIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** Days since 1970 in Norwegian time. */
export function dayOf(time: number): number {
  return Math.round(Date.parse(NORWEGIAN_DAY.format(time)) / DAY_MS);
}

/** Days in a row up to today; today, which is not over yet, need not be one of them. */
export function streakOf(daysNewestFirst: readonly number[], today: number): number {
  let expected = daysNewestFirst[0] === today ? today : today - 1;
  let streak = 0;
  for (const day of daysNewestFirst) {
    if (day !== expected) break;
    streak++;
    expected--;
  }
  return streak;
}
