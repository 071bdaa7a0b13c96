/** The longest program that anybody may hand in, in characters. */
export const ANSWER_MAX = 20_000;
/**
 * Drafts of one account, earlier versions among them, which go first: several times what all exercises in both
 * languages take up.
 */
export const DRAFTS_MAX = 3000;
export const DRAFTS_CHARACTERS_MAX = 4_000_000;
export const QUIZ_ANSWER_MAX = 5000;
/** Lines, gaps or cells of one answer: a table of 12 rows and 5 columns. */
export const QUIZ_PARTS_MAX = 60;
/** Lines that a program on the server may have been given, and how long each may be. */
export const RUN_LINES_MAX = 200;
export const RUN_LINE_MAX = 1000;
/** After so many failed tries the solution may be looked at. A program that does not start is no try. */
export const TRIES_BEFORE_SOLUTION = 3;

/** A question can be guessed: the first answer earns all of its points, the second half of them, later ones none. */
export function quizPoints(poeng: number, wrongAnswers: number): number {
  if (wrongAnswers === 0) return poeng;
  return wrongAnswers === 1 ? Math.floor(poeng / 2) : 0;
}

/** What an exercise earns someone who has looked at the solution before solving it. */
export function poengAfterSolution(poeng: number): number {
  return Math.ceil(poeng / 2);
}

/** Of the 45 minutes of a school lesson, so many are work; the rest goes to starting, helping and summing up. */
export const WORK_MINUTES = 30;

/** School lessons that a lesson of so many minutes takes, in halves. */
export function schoolHours(minutes: number): number {
  return Math.ceil(minutes / (WORK_MINUTES / 2)) / 2;
}
