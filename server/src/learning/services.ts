import type { Grader } from '@kodestien/sandbox/server/grader';
import type { DocumentServices } from '../document/document-cache.ts';
import type { References } from './references.ts';

export type LearningServices = DocumentServices & {
  /** Runs learners' code, in processes of its own. */
  grader: Grader;
  references: References;
};
