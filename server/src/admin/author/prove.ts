import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import type { DocumentIssue } from '../../document/check.ts';
import { verdictOrProblem } from '../../learning/judge-answer.ts';
import type { AdminServices } from '../services.ts';
import { asContentIssue } from './content-issue.ts';

/** What the programs of these documents do wrong. A program that could not be run stops everything, and is not reported as an issue. */
export function proveForAuthor(
  { proofs }: AdminServices,
  documents: readonly SourceDocument[],
): Promise<DocumentIssue[]> {
  return verdictOrProblem(() => proofs.prove(documents));
}

/** The same, each with its place in the JSON. */
export async function proofIssues(
  services: AdminServices,
  documents: readonly SourceDocument[],
): Promise<ContentIssue[]> {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  const issues = await proveForAuthor(services, documents);
  return issues.map((issue) => asContentIssue(issue, bySlug.get(issue.slug ?? '')));
}
