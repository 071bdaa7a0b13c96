import { drawingOf } from '../drawing.ts';
import { noPicture } from '../issue-reasons/documents.ts';
import type { BlockKind } from './kind.ts';
import { bothLanguages } from './written.ts';

export const CONTENT_FILES = '/content/';

export const image: BlockKind<'image'> = {
  read: (source) => {
    const src = source.settings.src;
    const facts = typeof src === 'string' ? source.images.get(src) : undefined;
    if (typeof src === 'string' && !facts) source.settingIssue('src', noPicture(src));
    const caption = source.optionalTranslated('caption');
    return { ...source.settings, ...facts, alt: source.translated(), ...(caption && { caption }) };
  },
  write: ({ src, alt, caption }) => ({
    settings: { src },
    sections: [...bothLanguages(alt), ...(caption ? bothLanguages(caption, 'caption') : [])],
  }),
  check: ({ src }, { images }) => (images.has(src) ? [] : [{ reason: noPicture(src), setting: 'src' }]),
  render: ({ slug, type, src, width, height, version, alt, caption = null }) => ({
    slug,
    type,
    src: `${CONTENT_FILES}${src}?v=${version}`,
    svg: drawingOf(src, version),
    width,
    height,
    alt,
    caption,
  }),
  prose: () => [],
  texts: ({ caption }) => (caption ? [caption] : []),
  findable: ({ alt, caption }) => ({ text: caption ? [alt, caption] : [alt] }),
};
