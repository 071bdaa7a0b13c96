import { isMark, type Part, trimSpace, withoutSpace } from '../css/parts.ts';
import { isLength, joined, made, word } from './classify.ts';

const STRETCHES = new Set([
  'ultra-condensed',
  'extra-condensed',
  'condensed',
  'semi-condensed',
  'semi-expanded',
  'expanded',
  'extra-expanded',
  'ultra-expanded',
]);
const SIZES = new Set([
  'xx-small',
  'x-small',
  'small',
  'medium',
  'large',
  'x-large',
  'xx-large',
  'xxx-large',
  'smaller',
  'larger',
]);

const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'font-variant-caps': ['small-caps', 'all-small-caps', 'petite-caps', 'all-petite-caps', 'unicase', 'titling-caps'],
  'font-variant-numeric': [
    'lining-nums',
    'oldstyle-nums',
    'proportional-nums',
    'tabular-nums',
    'diagonal-fractions',
    'stacked-fractions',
    'ordinal',
    'slashed-zero',
  ],
  'font-variant-ligatures': [
    'common-ligatures',
    'no-common-ligatures',
    'discretionary-ligatures',
    'no-discretionary-ligatures',
    'historical-ligatures',
    'no-historical-ligatures',
    'contextual',
    'no-contextual',
  ],
  'font-variant-east-asian': [
    'jis78',
    'jis83',
    'jis90',
    'jis04',
    'simplified',
    'traditional',
    'full-width',
    'proportional-width',
    'ruby',
  ],
  'font-variant-position': ['sub', 'super'],
  'font-variant-emoji': ['text', 'emoji', 'unicode'],
};
const variantLonghands = [...Object.keys(VARIANTS), 'font-variant-alternates'];

const RESET = [
  'font-kerning',
  'font-optical-sizing',
  'font-feature-settings',
  'font-variation-settings',
  'font-size-adjust',
];

export const expandFont = {
  longhands: [
    'font-style',
    'font-weight',
    'font-stretch',
    'font-size',
    'line-height',
    'font-family',
    ...variantLonghands,
    ...RESET,
  ],
  expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
    const sizeAt = parts.findIndex((part) => SIZES.has(word(part)) || (isLength(part) && !isWeight(part)));
    const before = withoutSpace(parts.slice(0, sizeAt));
    const result: Record<string, readonly Part[]> = {};
    before.forEach((part, index) => {
      const name = word(part);
      if (name === 'italic' || name === 'oblique')
        result['font-style'] =
          name === 'oblique' && before[index + 1]?.kind === 'dimension'
            ? joined([[part], [before[index + 1] as Part]])
            : [part];
      else if (name === 'small-caps') result['font-variant-caps'] = [part];
      else if (STRETCHES.has(name)) result['font-stretch'] = [part];
      else if (name === 'bold' || name === 'bolder' || name === 'lighter' || isWeight(part))
        result['font-weight'] = [part];
    });
    const size = parts[sizeAt];
    if (!size) return result;
    result['font-size'] = [size];
    let rest = trimSpace(parts.slice(sizeAt + 1));
    if (isMark(rest[0], '/')) {
      rest = trimSpace(rest.slice(1));
      result['line-height'] = rest.slice(0, 1);
      rest = trimSpace(rest.slice(1));
    }
    result['font-family'] = rest;
    return result;
  },
};

/** A number before the size is a weight; a size has a unit. */
function isWeight(part: Part): boolean {
  return part.kind === 'number';
}

export const expandFontVariant = {
  longhands: variantLonghands,
  expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
    const found = withoutSpace(parts);
    if (word(found[0]) === 'none') return { 'font-variant-ligatures': made('none') };
    return Object.fromEntries(
      Object.entries(VARIANTS).map(([name, words]) => [
        name,
        joined(found.filter((part) => words.includes(word(part))).map((part) => [part])),
      ]),
    );
  },
};

export const expandFontSynthesis = {
  longhands: ['font-synthesis-weight', 'font-synthesis-style', 'font-synthesis-small-caps'],
  expand: (parts: readonly Part[]): Record<string, readonly Part[]> => {
    const words = withoutSpace(parts).map(word);
    return Object.fromEntries(
      ['weight', 'style', 'small-caps'].map((name) => [
        `font-synthesis-${name}`,
        made(words.includes(name) ? 'auto' : 'none'),
      ]),
    );
  },
};
