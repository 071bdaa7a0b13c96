import type * as operations from '@kodestien/contract/document/operations';
import { SEARCH_HITS_MAX, type sok as sokOperation } from '@kodestien/contract/document/search';
import type { Handler } from '../http/operations.ts';
import { documentOr404 } from './block.ts';
import type { DocumentServices } from './document-cache.ts';

export const getDocHeader: Handler<typeof operations.getDocHeader, undefined, DocumentServices> = (
  _call,
  { documents },
) => documents.headerForPage();

export const getDocSlug: Handler<typeof operations.getDocSlug, undefined, DocumentServices> = ({ query }, services) =>
  documentOr404(services, query.slug);

export const mal: Handler<typeof operations.mal, undefined, DocumentServices> = (_call, services) =>
  documentOr404(services, 'mal');

export const sok: Handler<typeof sokOperation, undefined, DocumentServices> = async (
  { query, lang, address },
  { documents, limits },
) => {
  await limits.take('search_address', address);
  const indexes = await documents.searchIndexes();
  return { results: indexes[query.human_lang ?? lang].find(query.q, SEARCH_HITS_MAX) };
};
