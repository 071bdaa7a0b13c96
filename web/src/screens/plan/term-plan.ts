/** Of a week: what is worked on, and whether it goes on from the week before. */
export type PlannedPart<Lesson> = { lesson: Lesson; hours: number; isContinued: boolean };
export type PlannedWeek<Lesson> = {
  /** Its Monday, as milliseconds of UTC. */
  monday: number;
  number: number;
  parts: PlannedPart<Lesson>[];
};

export type Term = {
  hoursPerWeek: number;
  /** A day of the first week, as milliseconds of UTC. */
  from: number;
  /** Numbers of the weeks without school. */
  weeksOff: ReadonlySet<number>;
};

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Nobody plans longer, and a year of holidays must end somewhere. */
const WEEKS_MAX = 160;

/** The lessons in their order, week by week; one that is longer than what is left of a week goes on in the next. */
export function termPlan<Lesson extends { school_hours: number }>(
  lessons: readonly Lesson[],
  { hoursPerWeek, from, weeksOff }: Term,
): PlannedWeek<Lesson>[] {
  const left = lessons.map((lesson) => ({ lesson, hours: lesson.school_hours, isContinued: false }));
  const weeks: PlannedWeek<Lesson>[] = [];
  let monday = mondayOf(from);
  for (let count = 0; left.length > 0 && count < WEEKS_MAX; count++, monday += WEEK) {
    const number = weekNumber(monday);
    if (weeksOff.has(number)) continue;
    const parts: PlannedPart<Lesson>[] = [];
    let room = hoursPerWeek;
    while (room > 0 && left[0]) {
      const [next] = left;
      const hours = Math.min(room, next.hours);
      parts.push({ ...next, hours });
      room -= hours;
      if (hours === next.hours) left.shift();
      else left[0] = { ...next, hours: next.hours - hours, isContinued: true };
    }
    weeks.push({ monday, number, parts });
  }
  return weeks;
}

export function mondayOf(day: number): number {
  const date = new Date(day);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return midnight - ((date.getUTCDay() + 6) % 7) * DAY;
}

/** As calendars in Norway number weeks (ISO 8601): the first one has the year's first Thursday. */
export function weekNumber(day: number): number {
  const thursday = mondayOf(day) + 3 * DAY;
  const firstOfJanuary = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - firstOfJanuary) / WEEK);
}

const WEEK_MAX = 53;

/** "40, 51-52": the numbers of weeks; null when it cannot be read as that. */
export function readWeeks(text: string): ReadonlySet<number> | null {
  const weeks = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const [, first, last = first] = /^(\d{1,2})(?:[-–](\d{1,2}))?$/.exec(part) ?? [];
    const from = Number(first);
    const to = Number(last);
    if (!(from >= 1 && to >= from && to <= WEEK_MAX)) return null;
    for (let week = from; week <= to; week++) weeks.add(week);
  }
  return weeks;
}
