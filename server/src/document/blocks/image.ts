import { drawingOf } from '../drawing.ts';
import { noPicture, PICTURES_DIFFER } from '../issue-reasons/documents.ts';
import type { ImageFacts } from '../source/images.ts';
import type { BlockKind } from './kind.ts';
import { bothLanguages } from './written.ts';

export const CONTENT_FILES = '/content/';

export const image: BlockKind<'image'> = {
  read: (source) => {
    const src = source.settings.src;
    const facts = typeof src === 'string' ? source.images.get(src) : undefined;
    if (typeof src === 'string' && !facts) source.settingIssue('src', noPicture(src));
    const english = source.settings.src_eng;
    const factsEng = typeof english === 'string' ? source.images.get(english) : undefined;
    if (typeof english === 'string' && !factsEng) source.settingIssue('src_eng', noPicture(english));
    const caption = source.optionalTranslated('caption');
    return {
      ...source.settings,
      ...facts,
      ...(factsEng && { version_eng: factsEng.version }),
      alt: source.translated(),
      ...(caption && { caption }),
    };
  },
  write: ({ src, src_eng, alt, caption }) => ({
    settings: { src, ...(src_eng && { src_eng }) },
    sections: [...bothLanguages(alt), ...(caption ? bothLanguages(caption, 'caption') : [])],
  }),
  check: ({ src, src_eng }, { images }) => {
    const own = images.get(src);
    if (!own) return [{ reason: noPicture(src), setting: 'src' }];
    if (src_eng === undefined) return [];
    const english = images.get(src_eng);
    if (!english) return [{ reason: noPicture(src_eng), setting: 'src_eng' }];
    return isSameSize(own, english) ? [] : [{ reason: PICTURES_DIFFER, setting: 'src_eng' }];
  },
  render: ({ slug, type, src, src_eng, width, height, version, version_eng, alt, caption = null }) => ({
    slug,
    type,
    src: addressOf(src, version),
    src_eng: src_eng && version_eng ? addressOf(src_eng, version_eng) : null,
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

function addressOf(src: string, version: string): string {
  return `${CONTENT_FILES}${src}?v=${version}`;
}

function isSameSize(one: ImageFacts, other: ImageFacts): boolean {
  return one.width === other.width && one.height === other.height;
}
