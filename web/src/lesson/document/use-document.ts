import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { AnswerCache } from '../../api-client/answer-cache.ts';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { type Answer, useAnswer } from '../../api-client/use-answer.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';
import { savesData } from '../../loading/saves-data.ts';
import { PAGE_DATA_IDS, readPageData } from './page-data.ts';

/** The template page has a call of its own. */
const MAL = 'mal';

const documents = new AnswerCache<ReaderDocument>({ freshMs: FRESH_MS });

/** The document that the server wrote into the page. */
export function takeDocumentOfPage(): void {
  const first = readPageData<ReaderDocument>(PAGE_DATA_IDS.document);
  if (first) documents.set(first.slug, first);
}
takeDocumentOfPage();

function fetchDocument(slug: string): Promise<ReaderDocument> {
  return slug === MAL ? call('GET mal') : call('GET get_doc_slug', { slug });
}

/** From memory or the server. */
export function loadDocument(slug: string): Promise<ReaderDocument> {
  return documents.load(slug, () => fetchDocument(slug));
}

/** Fetches what the reader will probably open next. Failing is fine: opening it asks again and says so. */
export function prefetchDocument(slug: string): void {
  if (!savesData()) loadDocument(slug).catch(() => {});
}

/** Content was published: what arrived before may be old. */
export function forgetDocuments(): void {
  documents.clear();
}

/** The document with this slug: at the first render if it is here already, and up to date for as long as the tab lives. */
export function useDocument(slug: string): Answer<ReaderDocument> & { isMissing: boolean } {
  const answer = useAnswer(slug, () => fetchDocument(slug), { cache: documents, asksOnReturn: true });
  return { ...answer, isMissing: answer.status === 'failed' && isMissing(answer.error) };
}

/** No such document, or an address that could not be the slug of any. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
