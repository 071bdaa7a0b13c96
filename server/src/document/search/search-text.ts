import { unescapeHtml } from '@kodestien/contract/html-text';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { kindNamed } from '../blocks/index.ts';
import type { RenderedBlocks } from '../rendered-blocks.ts';

/** What one block can be found by, in one language. */
export type BlockText = { headings: string[]; text: string };
export type SearchText = { blokk_slug: string; of: Record<HumanLang, BlockText> };

/** Taken from what readers are sent: what is hidden from them is not there to be found. */
export function searchTexts({ headings, blocks }: RenderedBlocks): SearchText[] {
  return blocks.map((block) => {
    const own = headings.filter(({ blokk_slug }) => blokk_slug === block.slug).map(({ txt }) => txt);
    const { titles = [], html, text = [] } = kindNamed(block.type).findable(block);
    const [_no, _eng] = HUMAN_LANGS.map((lang) => ({
      headings: [...own, ...titles].map((title) => title[lang]),
      text: oneSpace([html ? plainText(html[lang]) : '', ...text.map((one) => one[lang])].join(' ')),
    }));
    return { blokk_slug: block.slug, of: { _no, _eng } as Record<HumanLang, BlockText> };
  });
}

const HEADING = /<h([1-6])\b[^>]*>.*?<\/h\1>/gs;
/** Tags inside a line; all others part what is before them from what comes after. */
const INLINE_TAG = /<\/?(?:a|code|em|s|span|strong)\b[^>]*>/g;

/** HTML of our own making as the words that a reader sees, without its headings. */
export function plainText(html: string): string {
  return unescapeHtml(
    html
      .replace(HEADING, ' ')
      .replace(INLINE_TAG, '')
      .replace(/<[^>]*>/g, ' '),
  );
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
