import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { createContext, type ReactNode, useContext } from 'react';

/** The page that a block stands on. Null where a block is only looked at, such as in the admin's preview. */
export const LearningDocument = createContext<ReaderDocument | null>(null);

export function useLearningDocument(): ReaderDocument | null {
  return useContext(LearningDocument);
}

/** The quiet tools of a block (its comments, its address), for blocks that have a place for them in their own header. */
export const BlockTools = createContext<ReactNode>(null);
