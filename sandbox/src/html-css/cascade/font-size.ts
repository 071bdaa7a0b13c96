import type { Part } from '../css/parts.ts';
import { withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { isMath, readDimension, readMath, resolve } from '../value/math.ts';
import { type Measures, PLAIN_MEASURES } from '../value/units.ts';
import { type ComputedStyle, FIRST_FONT, type Font } from './computed-style.ts';
import { StyleMeasures, usedLineHeight } from './style-measures.ts';

const KEYWORDS = ['xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
const SIZES = [9, 10, 13, 16, 18, 24, 32, 48];
/** Monospace text starts at 13 pixels instead of 16. */
const MONOSPACE_SIZES = [9, 10, 12, 13, 16, 20, 26, 39];

export function computeFont(style: ComputedStyle): Font {
  const parent = style.around?.font ?? FIRST_FONT;
  const monospace = style.get('font-family') === 'monospace';
  const value = style.winner('font-size');
  if (value?.kind === 'wide' && value.keyword === 'initial') return keywordFont(4, monospace);
  const font = value?.kind === 'parts' ? read(value.parts, parent, style, monospace) : parent;
  if (font.keyword > 0) return keywordFont(font.keyword, monospace);
  if (font.fixed || parent.monospace === monospace) return { ...font, monospace };
  return { ...font, size: monospace ? (font.size * 13) / 16 : (font.size * 16) / 13, monospace };
}

function keywordFont(keyword: number, monospace: boolean): Font {
  return { size: (monospace ? MONOSPACE_SIZES : SIZES)[keyword - 1] ?? 16, keyword, fixed: false, monospace };
}

function read(parts: readonly Part[], parent: Font, style: ComputedStyle, monospace: boolean): Font {
  const [part] = withoutSpace(parts);
  const relative = (size: number): Font => ({ size, keyword: 0, fixed: parent.fixed, monospace });
  const name = word(part);
  const keyword = KEYWORDS.indexOf(name) + 1;
  if (keyword > 0) return keywordFont(keyword, monospace);
  if (name === 'smaller') return relative(parent.size / 1.2);
  if (name === 'larger') return relative(parent.size * 1.2);
  const { around } = style;
  const outside = new StyleMeasures(style, parent, () => (around ? usedLineHeight(around) : 19.2));
  // On the top element a rem is what the browser starts with.
  const measures: Measures = around
    ? outside
    : { ...PLAIN_MEASURES, viewportWidth: outside.viewportWidth, viewportHeight: outside.viewportHeight };
  if (part?.kind === 'percentage') return relative((parent.size * part.value) / 100);
  if (part?.kind === 'number') return { size: 0, keyword: 0, fixed: true, monospace };
  const fixed = (size: number): Font => ({ size: Math.max(0, size), keyword: 0, fixed: true, monospace });
  if (part?.kind === 'dimension') {
    const size = resolve(readDimension(part.value, part.unit, measures), 0);
    return /^(?:em|ex|ch)$/i.test(part.unit) ? relative(size) : fixed(size);
  }
  return part && isMath(part) ? fixed(resolve(readMath(part, measures), parent.size)) : parent;
}
