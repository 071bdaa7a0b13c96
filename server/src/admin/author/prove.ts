import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentFault } from '@kodestien/contract/faults';
import type { DocumentFault } from '../../document/check.ts';
import { verdictOrProblem } from '../../learning/oppgave-svar.ts';
import type { AdminServices } from '../services.ts';
import { asContentFault } from './content-fault.ts';

/** What the programs of these documents do wrong. A program that could not be run stops everything, and is not reported as a fault. */
export function proveForAuthor(
  { proofs }: AdminServices,
  documents: readonly SourceDocument[],
): Promise<DocumentFault[]> {
  return verdictOrProblem(() => proofs.prove(documents));
}

/** The same, each with its place in the JSON. */
export async function proofFaults(
  services: AdminServices,
  documents: readonly SourceDocument[],
): Promise<ContentFault[]> {
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  const faults = await proveForAuthor(services, documents);
  return faults.map((fault) => asContentFault(fault, bySlug.get(fault.slug ?? '')));
}
