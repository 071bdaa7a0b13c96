import type * as operations from '@kodestien/contract/document/operations';
import { SEARCH_HITS_MAX, type sok as sokOperation } from '@kodestien/contract/document/search';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../services.ts';

export const getDocHeader: Handler<typeof operations.getDocHeader> = (_call, { documents }) =>
  documents.headerForPage();

export const getDocSlug: Handler<typeof operations.getDocSlug> = ({ query }, services) =>
  documentOr404(services, query.slug);

export const mal: Handler<typeof operations.mal> = (_call, services) => documentOr404(services, 'mal');

export const sok: Handler<typeof sokOperation> = async ({ query, lang, address }, { documents, limits }) => {
  await limits.take('search_address', address);
  const indexes = await documents.searchIndexes();
  return { results: indexes[query.human_lang ?? lang].find(query.q, SEARCH_HITS_MAX) };
};

export async function documentOr404({ documents }: Services, slug: string) {
  const answer = await documents.documentForPage(slug);
  if (!answer) throw new ProblemError('not_found');
  return answer;
}
