/** Without the schema library: the web app loads this file. */

/** How far someone wants to take a project. Everyone begins at `start`, and may stop there. */
export const PROJECT_LEVELS = ['start', 'more', 'most'] as const;
export type ProjectLevel = (typeof PROJECT_LEVELS)[number];

export const AIMS_MAX = 20;
export const PROJECT_QUESTIONS_MAX = 6;
export const PROJECT_TITLE_MAX = 100;
export const PLAN_MAX = 4000;
export const REFLECTION_MAX = 500;
/** What a maker calls themselves in a link. */
export const MAKER_MAX = 60;

/** What a learner writes in a project besides the program, each a draft of its own. */
export const PROJECT_PARTS = ['page', 'plan', 'notes'] as const;
export type ProjectPart = (typeof PROJECT_PARTS)[number];

/** Where a part is stored among the drafts; the program itself is stored under the name of the block. */
export function projectPart(slug: string, part: ProjectPart): string {
  return `${slug}-${part}`;
}

/** The names of all drafts of a project. */
export function projectDrafts(slug: string): string[] {
  return [slug, ...PROJECT_PARTS.map((part) => projectPart(slug, part))];
}
