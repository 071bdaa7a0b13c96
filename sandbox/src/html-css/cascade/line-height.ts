import type { Part } from '../css/parts.ts';
import { withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { isMath, readDimension, readMath, resolve, typeOf } from '../value/math.ts';
import { writeNumber, writePixels } from '../value/number.ts';
import type { ComputedStyle } from './computed-style.ts';
import { StyleMeasures, usedLineHeight } from './style-measures.ts';

/** `normal`, a number that each element multiplies with its own font size, or pixels. */
export function computeLineHeight(parts: readonly Part[], style: ComputedStyle): string {
  const [part] = withoutSpace(parts);
  if (!part || word(part) === 'normal') return 'normal';
  if (part.kind === 'number') return String(part.value);
  const { font } = style;
  if (part.kind === 'percentage') return writePixels((font.size * part.value) / 100);
  const measures = new StyleMeasures(style, font, () =>
    style.around ? usedLineHeight(style.around) : font.size * 1.2,
  );
  if (part.kind === 'dimension') return writePixels(resolve(readDimension(part.value, part.unit, measures), 0));
  if (!isMath(part)) return 'normal';
  const formula = readMath(part, measures);
  return typeOf(formula) === 'number' ? writeNumber(resolve(formula, 0)) : writePixels(resolve(formula, font.size));
}
