import { needsPage } from '@kodestien/contract/languages';
import { highlightBoth } from '../highlight.ts';
import { PAGE_MISSING } from '../issue-reasons/blocks.ts';
import type { BlockKind } from './kind.ts';
import { codeInBothLanguages } from './written.ts';

export const run: BlockKind<'run'> = {
  read: (source) => {
    const page = source.optionalTranslatedCode('page');
    return { ...source.settings, ...source.translatedCode(), ...(page && { page: page.code }) };
  },
  write: ({ error, stdin, page, code, language }) => ({
    settings: { error, stdin },
    sections: [...codeInBothLanguages(code, language), ...(page ? codeInBothLanguages(page, 'html', 'page') : [])],
  }),
  check: ({ language, page }) => (needsPage(language) && !page ? [{ reason: PAGE_MISSING }] : []),
  render: ({ slug, type, language, code, page = null }) => ({
    slug,
    type,
    language,
    code,
    html: highlightBoth(code, language),
    page,
  }),
};
