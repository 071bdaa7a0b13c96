/** How one becomes a teacher: a superuser approves, anyone who asks is one, or nobody can ask. */
export const TEACHER_SIGNUPS = ['approve', 'open', 'off'] as const;
export type TeacherSignup = (typeof TEACHER_SIGNUPS)[number];

/** A Norwegian word and three digits, as it is written on the board: FJELL-482. */
export const CLASS_CODE_PATTERN = '^[A-Za-z]{3,8}[ -]?[0-9]{3}$';
const classCodeRule = new RegExp(CLASS_CODE_PATTERN);
/** What is read aloud and typed on a phone differs in case and in the hyphen. */
export function tidyClassCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return classCodeRule.test(code) ? `${code.slice(0, -3).replace(/[ -]$/, '')}-${code.slice(-3)}` : undefined;
}

export const CLASS_NAME_MAX = 60;
export const PUPIL_NAME_MAX = 60;
export const SCHOOL_MAX = 100;
/** What a sign-in provider calls a pupil. */
export const IDENTIFIER_MAX = 255;
/** So many names are pasted at once, so many pupils are in one class, and so many classes has a teacher. */
export const PASTED_NAMES_MAX = 100;
export const PUPILS_MAX = 200;
export const CLASSES_MAX = 60;
export const TEACHERS_MAX = 10;
/** Teachers get a notice so long before an archived class is deleted. */
export const CLASS_NOTICE_DAYS = 14;

export const HAND_IN_TITLE_MAX = 100;
/** So many exercises or lessons are named in a hand-in, so many exercises it comes to, and so many hand-ins a class has. */
export const HAND_IN_ITEMS_MAX = 100;
export const HAND_IN_EXERCISES_MAX = 100;
export const HAND_INS_MAX = 200;
/** Nothing is due later than so many years after 1970. */
export const HAND_IN_YEARS_MAX = 200;

/** The longest question or comment about code. */
export const TALK_MAX = 1000;
/** So many questions of one pupil, comments on programs of one pupil, and comments to use again does a class have. */
export const QUESTIONS_MAX = 200;
export const LINE_COMMENTS_MAX = 1000;
export const KEPT_COMMENTS_MAX = 100;

/** The school year that a day is in: from August to July. */
export function schoolYearOf(time: Date): string {
  const first = time.getMonth() >= 6 ? time.getFullYear() : time.getFullYear() - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
export const SCHOOL_YEAR_PATTERN = '^20[0-9]{2}/[0-9]{2}$';

/** One name on each line, as copied from a list or a spreadsheet; empty lines are left out. */
export function pastedNames(text: string): string[] {
  return text
    .split(/[\n\r]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
