import { checkContent, type ReadContent } from '../files/content-folder.ts';
import type { Prover } from '../proof/prover.ts';
import { guideFaults } from './guide.ts';

/** Everything that an author has to hold: format, guide and programs, of all documents or of one. Throws ContentError. */
export function checkLessons(content: ReadContent, prover: Prover, slug?: string): Promise<void> {
  const isMeant = (candidate?: string) => slug === undefined || candidate === slug;
  return checkContent(content, [], async (documents) => {
    const ofGuide = guideFaults(documents).filter((issue) => isMeant(issue.slug));
    const meant = documents.filter((document) => isMeant(document.slug));
    return [...ofGuide, ...(await prover.prove(meant))];
  });
}
