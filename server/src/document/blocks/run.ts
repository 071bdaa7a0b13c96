import { inLanguage } from '@kodestien/contract/document/exercise';
import { isProgram, mayHavePage, needsPage } from '@kodestien/contract/languages';
import { highlightBoth } from '../highlight.ts';
import { PAGE_MISSING } from '../issue-reasons/blocks.ts';
import { programFails, programSucceeds } from '../issue-reasons/programs.ts';
import type { BlockKind } from './kind.ts';
import { checkFiles, writeFiles } from './program-files.ts';
import { runOnce, whyEnded } from './run-once.ts';
import { codeInBothLanguages } from './written.ts';

export const run: BlockKind<'run'> = {
  read: (source) => {
    const page = source.optionalTranslatedCode('page');
    return { ...source.settings, ...source.translatedCode(), ...(page && { page: page.code }), ...source.files() };
  },
  write: ({ error, stdin, page, files, code, language }) => ({
    settings: { error, stdin },
    sections: [
      ...codeInBothLanguages(code, language),
      ...(page ? codeInBothLanguages(page, 'html', 'page') : []),
      ...writeFiles(files),
    ],
  }),
  check: (block) => [
    ...(needsPage(block.language) && !block.page ? [{ reason: PAGE_MISSING }] : []),
    ...checkFiles(block),
  ],
  render: ({ slug, type, language, code, page = null, files }) => ({
    slug,
    type,
    language,
    code,
    html: highlightBoth(code, language),
    page,
    ...(files && { files }),
  }),
  prose: () => [],
  texts: ({ code }) => [code],
  findable: ({ code }) => ({ text: [code] }),
  prove: async ({ language, code, page, files, error, stdin = '' }, lang, grader) => {
    // A page is shown as it is; a program with a page runs in a browser only.
    if (!isProgram(language) || (page && mayHavePage(language))) return [];
    const section = { name: '', lang, line: 0 };
    const observation = await runOnce(grader, language, code[lang], inLanguage(stdin, lang), files?.[lang]);
    if (error && !observation.error) return [{ reason: programSucceeds(lang, error), section }];
    const isAnnounced = observation.error?.type === error;
    const why = observation.stopped || !isAnnounced ? whyEnded(observation) : undefined;
    return why ? [{ reason: programFails(lang, why), section }] : [];
  },
};
