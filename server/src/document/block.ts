import type { ReaderBlock } from '@kodestien/contract/document/reader-blocks';
import { ProblemError } from '../http/problem.ts';
import type { DocumentServices } from './document-cache.ts';

export async function documentOr404({ documents }: DocumentServices, slug: string) {
  const answer = await documents.documentForPage(slug);
  if (!answer) throw new ProblemError('not_found');
  return answer;
}

/** A block by its slug or by its place in the document: one of the two. */
export type BlockQuery = { doc_slug: string; blokk_slug?: string | undefined; index?: number | undefined };

export async function blockOr404(
  services: DocumentServices,
  { doc_slug, blokk_slug, index }: BlockQuery,
): Promise<{ blokk: ReaderBlock; index: number }> {
  if (blokk_slug === undefined && index === undefined) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'blokk_slug', code: 'field_required' }] });
  }
  if (blokk_slug !== undefined && index !== undefined) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'index', code: 'field_not_allowed' }] });
  }
  const { blocks } = (await documentOr404(services, doc_slug)).value;
  const place = index ?? blocks.findIndex((block) => block.slug === blokk_slug);
  const blokk = blocks[place];
  if (!blokk) throw new ProblemError('not_found');
  return { blokk, index: place };
}
