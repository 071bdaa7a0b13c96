import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { getDocSlug, mal } from '../api-client/document.ts';
import { PAGE_DATA_IDS, readPageData } from './page-data.ts';

/** Documents that have arrived, for as long as the page lives: going back and on again asks nobody. */
const arrived = new Map<string, ReaderDocument>();
/** The template page has a call of its own. */
const MAL = 'mal';
const underWay = new Map<string, Promise<ReaderDocument>>();

const first = readPageData<ReaderDocument>(PAGE_DATA_IDS.document);
if (first) arrived.set(first.slug, first);

export function cachedDocument(slug: string): ReaderDocument | undefined {
  return arrived.get(slug);
}

/** From the cache or the server; asked for twice at the same time, it is fetched once. */
export function loadDocument(slug: string): Promise<ReaderDocument> {
  const known = arrived.get(slug);
  if (known) return Promise.resolve(known);
  const waiting = underWay.get(slug);
  if (waiting) return waiting;
  const fetching = (slug === MAL ? mal() : getDocSlug({ slug }))
    .then((document) => {
      arrived.set(slug, document);
      return document;
    })
    .finally(() => underWay.delete(slug));
  underWay.set(slug, fetching);
  return fetching;
}

/** Fetches what the reader will probably open next. Failing is fine: opening it asks again and says so. */
export function prefetchDocument(slug: string): void {
  if (isSavingData()) return;
  loadDocument(slug).catch(() => {});
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Content was published from this very page: what arrived before may be old. */
export function forgetDocuments(): void {
  arrived.clear();
}
