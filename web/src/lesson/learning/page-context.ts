import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { createContext, type ReactNode, useContext } from 'react';
import type { SigninRequest } from '../../account/session/after-signin.ts';
import { paths } from '../../paths.ts';

/** The page that a block is on, and what is solved on it. */
export type LearningPageValue = {
  document: ReaderDocument;
  /** Exercises and questions that were solved before or now. */
  solved: ReadonlySet<string>;
  /** Exercises that earn half: their solution was looked at before they were solved. */
  halved: ReadonlySet<string>;
  /** False until it is known what was solved before. */
  isKnown: boolean;
  /** The one exercise whose main action is red; null while the way on is. */
  current: string | null;
  /** The exercise that was solved last, until someone goes on from it: its way on is red. */
  justPassed: string | null;
  markSolved(slug: string): void;
  /** A question: solved too, but the way on does not change. */
  markQuizSolved(slug: string): void;
  /** The way on has been taken, or someone works on something else. */
  moveOn(): void;
};

/** Null where a block is only looked at, such as in the admin's preview. */
export const LearningPageContext = createContext<LearningPageValue | null>(null);

export function useLearningPage(): LearningPageValue | null {
  return useContext(LearningPageContext);
}

/** Someone who signs up from a block comes back to it. */
export function signupFrom(doc_slug: string | undefined, blokk_slug: string): SigninRequest | undefined {
  return doc_slug === undefined ? undefined : { from: `${paths.doc(doc_slug)}#${blokk_slug}` };
}

/** The quiet tools of a block, for blocks that have a place for them in their own header. */
export const BlockTools = createContext<ReactNode>(null);
