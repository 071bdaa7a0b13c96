/**
 * The parts of the landing page that are fetched when someone comes near them. They are named here and not on the
 * page itself, because the list of all files that they need would be among the first bytes of every visit.
 */
export const PARTS = {
  sample: () => import('./live-sample.tsx'),
  lesson: () => import('../../lesson/document/lesson-excerpt/lesson-excerpt.tsx'),
};
