import { inLanguage } from '@kodestien/contract/document/exercise';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { gapsDiffer } from '../../issue-reasons/blocks.ts';
import type { QuizKindRecord } from './kind.ts';

const GAP = /___/g;

export const fill: QuizKindRecord = {
  needs: ['code', 'gaps'],
  check: ({ code, gaps = [] }) => {
    const counts = code ? HUMAN_LANGS.map((lang) => code[lang].match(GAP)?.length ?? 0) : [];
    return counts.some((count) => count !== gaps.length) ? [{ reason: gapsDiffer(gaps.length), setting: 'gaps' }] : [];
  },
  program: ({ code, gaps = [] }, lang) => {
    let gap = 0;
    return (code?.[lang] ?? '').replace(GAP, () => inLanguage<string[]>(gaps[gap++]?.accept ?? [''], lang)[0] ?? '');
  },
  // White space inside a word for a gap does not matter.
  judge: ({ gaps = [] }, lang, words) => {
    const folded = (text: string) => text.replace(/\s+/g, '');
    const parts = gaps.map(({ accept, why }, index) => {
      const word = folded(words[index] ?? '');
      const correct = inLanguage(accept, lang).some((one) => folded(one) === word);
      return { id: String(index), correct, ...(!correct && why && { why: why[lang] }) };
    });
    return { passed: parts.every(({ correct }) => correct), parts };
  },
  rightAnswers: ({ gaps = [] }, lang) => gaps.map(({ accept }) => inLanguage<string[]>(accept, lang).join(' / ')),
  isCode: true,
};
