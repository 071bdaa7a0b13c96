import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { type Answer, useAnswer } from '../../api-client/use-answer.ts';
import { FRESH_MS } from '../../api-client/when-back.ts';
import { PAGE_DATA_IDS, readPageData } from './page-data.ts';

/** The template page has a call of its own. */
const MAL = 'mal';

const arrived = new Map<string, { document: ReaderDocument; at: number }>();
const underWay = new Map<string, Promise<ReaderDocument>>();

/** The document that the server wrote into the page. */
export function takeDocumentOfPage(): void {
  const first = readPageData<ReaderDocument>(PAGE_DATA_IDS.document);
  if (first) arrived.set(first.slug, { document: first, at: Date.now() });
}
takeDocumentOfPage();

function isOld(slug: string): boolean {
  return Date.now() - (arrived.get(slug)?.at ?? 0) > FRESH_MS;
}

/** From memory or the server; asked for twice at the same time, it is fetched once. */
export function loadDocument(slug: string): Promise<ReaderDocument> {
  const known = arrived.get(slug)?.document;
  if (known && !isOld(slug)) return Promise.resolve(known);
  const waiting = underWay.get(slug);
  if (waiting) return waiting;
  const fetching = (slug === MAL ? call('GET mal') : call('GET get_doc_slug', { slug }))
    .then((answer) => {
      // One that has not changed stays the very same, so that nothing on the page is built again.
      const document = known && JSON.stringify(known) === JSON.stringify(answer) ? known : answer;
      arrived.set(slug, { document, at: Date.now() });
      return document;
    })
    .finally(() => underWay.delete(slug));
  underWay.set(slug, fetching);
  return fetching;
}

/** Fetches what the reader will probably open next. Failing is fine: opening it asks again and says so. */
export function prefetchDocument(slug: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) loadDocument(slug).catch(() => {});
}

/** Content was published: what arrived before may be old. */
export function forgetDocuments(): void {
  arrived.clear();
}

/** The document with this slug: at the first render if it is here already, and up to date for as long as the tab lives. */
export function useDocument(slug: string): Answer<ReaderDocument> & { isMissing: boolean } {
  const answer = useAnswer(slug, () => loadDocument(slug), {
    known: arrived.get(slug)?.document,
    isOld: isOld(slug),
    asksOnReturn: true,
  });
  return { ...answer, isMissing: answer.status === 'failed' && isMissing(answer.error) };
}

/** No such document, or an address that could not be the slug of any. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
