import { AIMS, LK20, type Lk20 } from '@kodestien/contract/document/lk20';
import type { LessonPlan, TeachersPlan } from '@kodestien/contract/learning/teachers';

/** What the address says of the plan, so that a link shows another teacher the same one. */
export type Chosen = { fag: Lk20 | ''; maal: string; kurs: string; timer: string; fra: string; fri: string };

export const HOURS = ['1', '2', '3', '4', '5', '6', '8', '10'] as const;

/** Anyone can write anything into an address; what is not a choice counts as none. */
export function readChosen(search: string, today: string): Chosen {
  const address = new URLSearchParams(search);
  const asked = (name: string) => address.get(name) ?? '';
  const fag = LK20.find((tag) => tag === asked('fag')) ?? '';
  const maal = AIMS.some(({ id, tag }) => id === asked('maal') && tag === fag) ? asked('maal') : '';
  const timer = HOURS.find((hours) => hours === asked('timer')) ?? '2';
  const fra = Number.isNaN(dayOf(asked('fra'))) ? today : asked('fra');
  return { fag, maal, kurs: asked('kurs'), timer, fra, fri: asked('fri') };
}

export function writeChosen(chosen: Chosen): string {
  const address = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return `?${address}`;
}

/** A day as a date field writes it, as milliseconds of UTC; not a number when it is none. */
export function dayOf(text: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
}

export type ChosenLesson = LessonPlan & { course: TeachersPlan['courses'][number] };

/** The lessons of the chosen course that belong to the chosen curriculum and train the chosen aim. */
export function lessonsFor({ courses }: TeachersPlan, { fag, maal, kurs }: Chosen): ChosenLesson[] {
  return courses
    .filter(({ slug }) => kurs === '' || slug === kurs)
    .flatMap((course) => course.lessons.map((lesson) => ({ ...lesson, course })))
    .filter(({ lk20, aims }) => (fag === '' || lk20.includes(fag)) && (maal === '' || aims.includes(maal)));
}
