import type { CheckKind } from '@kodestien/contract/document/exercise';
import type { RunLanguage } from '@kodestien/contract/document/fields';
import type { Translated } from '@kodestien/contract/language';
import { checkDoesNotFit, checkIdTwice } from '../fault-reasons/blocks.ts';
import { writeFencedCode } from '../files/fenced-code.ts';
import { highlightBoth } from '../highlight.ts';
import type { BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { repeated } from './repeated.ts';
import { bothLanguages, codeInBothLanguages } from './written.ts';

/** A program is called or fed; a page is looked at. */
const KINDS: Record<RunLanguage, readonly CheckKind[]> = {
  python: ['call', 'stdin'],
  javascript: ['call', 'stdin'],
  html: ['style'],
  css: ['style'],
};

export const exercise: BlockKind<'exercise'> = {
  read: (source) => {
    const starter = source.translatedCode('starter');
    const solution = source.code('solution');
    return {
      ...source.settings,
      task: source.translated(),
      language: starter.language,
      starter: starter.code,
      solution: solution.code,
    };
  },
  write: (block) => ({
    settings: { poeng: block.poeng, checks: block.checks },
    sections: [
      ...bothLanguages(block.task),
      ...codeInBothLanguages(block.starter, block.language, 'starter'),
      { name: 'solution', langs: [], text: writeFencedCode(block.solution, block.language) },
    ],
  }),
  check: (block, context) => {
    const faults = checkProse(block.task, block.slug, context);
    const fault = (reason: Translated) => faults.push({ reason, setting: 'checks' });
    for (const id of repeated(block.checks.map((check) => check.id))) fault(checkIdTwice(id));
    for (const { id, kind } of block.checks) {
      if (!KINDS[block.language].includes(kind)) fault(checkDoesNotFit(id, kind, block.language));
    }
    return faults;
  },
  // The solution and the hidden checks stay here.
  render: ({ slug, type, language, poeng, task, starter, checks }) => ({
    slug,
    type,
    language,
    poeng,
    html: renderProse(task, slug),
    starter,
    starter_html: highlightBoth(starter, language),
    checks: checks.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ id, name })),
  }),
};
