/** The people who read the charts live in Norway: their day begins at their midnight. */
const DAY_OF = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });
const HOUR = 60 * 60_000;

export const DAYS = 30;

/** YYYY-MM-DD */
export function dayOf(time: number): string {
  return DAY_OF.format(time);
}

/** The last 30 days, today last. Counted by the calendar: a day of summer time's end has 25 hours. */
export function lastDays(now: number): string[] {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * 24 * HOUR).toISOString().slice(0, 10),
  );
}

/** Some hours more than the days that are shown. */
export function beginningOfDays(now: number): number {
  return now - (DAYS + 1) * 24 * HOUR;
}

/** Norwegian midnight is always a full hour, so counts by the hour add up to counts by the day. */
export function countsPerDay(byHour: readonly { hour: number; count: number }[], now: number) {
  const counts = new Map(lastDays(now).map((day) => [day, 0]));
  for (const { hour, count } of byHour) {
    const day = dayOf(hour * HOUR);
    const total = counts.get(day);
    if (total !== undefined) counts.set(day, total + count);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}
