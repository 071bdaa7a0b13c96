import { highlightBoth } from '../highlight.ts';
import type { BlockKind } from './kind.ts';
import { codeInBothLanguages } from './written.ts';

export const code: BlockKind<'code'> = {
  read: (source) => ({ ...source.settings, ...source.translatedCode() }),
  write: (block) => ({
    settings: { filename: block.filename },
    sections: codeInBothLanguages(block.code, block.language),
  }),
  check: () => [],
  render: ({ slug, type, language, filename = null, code }) => ({
    slug,
    type,
    language,
    filename,
    code,
    html: highlightBoth(code, language),
  }),
  prose: () => [],
  texts: ({ code }) => [code],
  findable: ({ filename, code }) => ({
    text: [...(filename === null ? [] : [{ _no: filename, _eng: filename }]), code],
  }),
};
