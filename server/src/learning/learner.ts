const DAY_MS = 24 * 60 * 60_000;
let norwegianDay: Intl.DateTimeFormat | undefined;

/** Days since 1970 in Norwegian time. */
export function dayOf(time: number): number {
  // Reading what is known of time zones takes a moment, which the start of the server can do without.
  norwegianDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });
  return Math.round(Date.parse(norwegianDay.format(time)) / DAY_MS);
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
