import { writeColor } from '../value/color.ts';
import { writePixels } from '../value/number.ts';
import type { ComputedStyle } from './computed-style.ts';
import { usedLineHeight } from './style-measures.ts';

/** From the computed value to what a browser answers: nothing depends on the size of a box. */
export function resolvedValue(style: ComputedStyle, property: string): string {
  const value = style.get(property);
  if (value === 'currentcolor') return style.get('color');
  if (property === 'caret-color' && value === 'auto') return style.get('color');
  if (property === 'font-size') return writePixels(style.font.size);
  if (property === 'line-height') return value === 'normal' ? value : writePixels(usedLineHeight(style));
  if ((property === 'min-width' || property === 'min-height') && value === 'auto') return '0px';
  const line = /^(border-(?:top|right|bottom|left))-width$/.exec(property)?.[1];
  if (line) return ['none', 'hidden'].includes(style.get(`${line}-style`)) ? '0px' : value;
  if (property === 'overflow-x' || property === 'overflow-y')
    return overflow(value, style.get(property === 'overflow-x' ? 'overflow-y' : 'overflow-x'));
  if (/^background-(?!image$|color$)/.test(property)) return asManyAs(value, style.get('background-image'));
  if (property === 'accent-color' && value === 'currentcolor') return writeColor(style.color);
  return value;
}

/** Once one axis hides or scrolls, the other cannot simply spill over. */
function overflow(own: string, other: string): string {
  const scrolls = other !== 'visible' && other !== 'clip';
  if (!scrolls) return own;
  return own === 'visible' ? 'auto' : own;
}

/** A background has as many layers as pictures; a list that is too short starts again. */
function asManyAs(value: string, images: string): string {
  const count = splitList(images).length;
  const values = splitList(value);
  return Array.from({ length: count }, (_, index) => values[index % values.length]).join(', ');
}

function splitList(text: string): string[] {
  const items: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) items.push('');
    else items[items.length - 1] += letter;
  }
  return items.map((item) => item.trim());
}
