import { HUMAN_LANGS } from '@kodestien/contract/language';
import { parseText } from '../markdown.ts';
import type { BlockKind } from './kind.ts';
import { checkProse, renderProse } from './prose.ts';
import { bothLanguages } from './written.ts';

export const text: BlockKind<'text'> = {
  read: (source) => ({ txt: source.translated() }),
  write: ({ txt }) => ({ sections: bothLanguages(txt) }),
  check: ({ txt, slug }, context) => checkProse(txt, slug, context),
  render: ({ slug, type, txt }) => ({ slug, type, html: renderProse(txt, slug) }),
  prose: ({ txt }) => [txt],
  texts: ({ txt }) => [txt],
  findable: ({ html }) => ({ html }),
  headings: ({ slug, txt }) => {
    const [no = [], eng = []] = HUMAN_LANGS.map((lang) => parseText(txt[lang], slug).headings);
    return no.map(({ id, level, txt: _no }, index) => ({
      id,
      level: level === 2 ? 2 : 3,
      blokk_slug: slug,
      txt: { _no, _eng: eng[index]?.txt ?? _no },
    }));
  },
};
