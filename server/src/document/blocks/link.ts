import type { BlockOf } from '@kodestien/contract/document/blocks';
import { BLOCK_OF_NO_DOCUMENT, LINK_TARGET } from '../issue-reasons/blocks.ts';
import { noBlock, noDocument } from '../issue-reasons/documents.ts';
import type { BlockKind } from './kind.ts';
import { bothLanguages } from './written.ts';

export const link: BlockKind<'link'> = {
  read: (source) => ({ ...source.settings, txt: source.translated() }),
  write: ({ doc_slug, blokk_slug, url, txt }) => ({
    settings: { doc_slug, blokk_slug, url },
    sections: bothLanguages(txt),
  }),
  check: ({ doc_slug, blokk_slug, url }, { knows }) => {
    if ((doc_slug === undefined) === (url === undefined)) {
      return [{ reason: LINK_TARGET }];
    }
    if (doc_slug === undefined) {
      return blokk_slug === undefined ? [] : [{ reason: BLOCK_OF_NO_DOCUMENT, setting: 'blokk_slug' }];
    }
    if (!knows(doc_slug)) return [{ reason: noDocument(doc_slug), setting: 'doc_slug' }];
    if (blokk_slug === undefined || knows(doc_slug, blokk_slug)) return [];
    return [{ reason: noBlock(doc_slug, blokk_slug), setting: 'blokk_slug' }];
  },
  render: (block) => ({
    slug: block.slug,
    type: block.type,
    href: hrefOf(block),
    external: block.url !== undefined,
    doc_slug: block.doc_slug ?? null,
    blokk_slug: block.blokk_slug ?? null,
    txt: block.txt,
  }),
  prose: () => [],
  texts: () => [],
  findable: ({ txt }) => ({ text: [txt] }),
};

function hrefOf({ doc_slug, blokk_slug, url }: BlockOf<'link'>): string {
  if (url !== undefined) return url;
  return blokk_slug === undefined ? `/doc/${doc_slug}` : `/doc/${doc_slug}#${blokk_slug}`;
}
