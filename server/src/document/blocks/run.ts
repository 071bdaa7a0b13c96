import { highlightBoth } from '../highlight.ts';
import type { BlockKind } from './kind.ts';
import { codeInBothLanguages } from './written.ts';

export const run: BlockKind<'run'> = {
  read: (source) => ({ ...source.settings, ...source.translatedCode() }),
  write: (block) => ({ sections: codeInBothLanguages(block.code, block.language) }),
  check: () => [],
  render: ({ slug, type, language, code }) => ({ slug, type, language, code, html: highlightBoth(code, language) }),
};
