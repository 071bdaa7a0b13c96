import { inLanguage } from '@kodestien/contract/document/exercise';
import { isProgram, mayHavePage, needsPage } from '@kodestien/contract/languages';
import { highlightBoth } from '../highlight.ts';
import { PAGE_MISSING } from '../issue-reasons/blocks.ts';
import { programFails, programSucceeds } from '../issue-reasons/programs.ts';
import type { BlockKind } from './kind.ts';
import { runOnce, whyEnded } from './run-once.ts';
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
  prose: () => [],
  texts: ({ code }) => [code],
  findable: ({ code }) => ({ text: [code] }),
  prove: async ({ language, code, page, error, stdin = '' }, lang, grader) => {
    // A page is shown as it is; a program with a page runs in a browser only.
    if (!isProgram(language) || (page && mayHavePage(language))) return [];
    const section = { name: '', lang, line: 0 };
    const observation = await runOnce(grader, language, code[lang], inLanguage(stdin, lang));
    if (error && !observation.error) return [{ reason: programSucceeds(lang, error), section }];
    const isAnnounced = observation.error?.type === error;
    const why = observation.stopped || !isAnnounced ? whyEnded(observation) : undefined;
    return why ? [{ reason: programFails(lang, why), section }] : [];
  },
};
