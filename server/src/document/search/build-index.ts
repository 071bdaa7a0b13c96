import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { SearchIndex, type SearchIndexes } from './search-index.ts';
import type { SearchText } from './search-text.ts';

const TURN_MS = 5;

/** The index of these documents, in both languages. `textsOf` says what the blocks of one can be found by. */
export async function buildSearchIndexes(
  documents: readonly SourceDocument[],
  textsOf: (document: SourceDocument) => Promise<readonly SearchText[]>,
): Promise<SearchIndexes> {
  const indexes: SearchIndexes = { _no: new SearchIndex(), _eng: new SearchIndex() };
  let since = performance.now();
  const bySlug = new Map(documents.map((document) => [document.slug, document]));
  for (const document of documents.filter(isRead)) {
    const texts = await textsOf(document);
    for (const lang of HUMAN_LANGS) {
      const { slug, page, tittel, ingress, parent } = document;
      const course = parent === null ? null : (bySlug.get(parent)?.tittel[lang] ?? null);
      const about = { slug, page, tittel: tittel[lang], course };
      indexes[lang].add({ ...about, blokk_slug: null, isDocument: true, headings: [], text: ingress[lang] });
      for (const { blokk_slug, of } of texts) {
        indexes[lang].add({ ...about, blokk_slug, isDocument: false, ...of[lang] });
        // The words of a long lesson take a while; others are answered in between.
        if (performance.now() - since < TURN_MS) continue;
        await nextTurn();
        since = performance.now();
      }
    }
  }
  for (const lang of HUMAN_LANGS) {
    indexes[lang].prepare();
    await nextTurn();
  }
  return indexes;
}

/** Some documents only stand for a page of the app in menus, and the template is for authors. */
function isRead({ slug, page }: SourceDocument): boolean {
  return page === `/doc/${slug}`;
}
