import type { Measures } from '../value/units.ts';
import type { ComputedStyle, Font } from './computed-style.ts';

/** What lengths are relative to; the costly ones only when a length asks. */
export class StyleMeasures implements Measures {
  readonly fontSize: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  private readonly style: ComputedStyle;
  private readonly ownLineHeight: () => number;

  constructor(style: ComputedStyle, font: Font, lineHeight: () => number) {
    this.style = style;
    this.fontSize = font.size;
    this.ownLineHeight = lineHeight;
    this.viewportWidth = style.page.window.width;
    this.viewportHeight = style.page.window.height;
  }

  get rootFontSize(): number {
    return this.style.around ? this.style.page.topStyle.font.size : this.fontSize;
  }

  get lineHeight(): number {
    return this.ownLineHeight();
  }

  get rootLineHeight(): number {
    return this.style.around ? usedLineHeight(this.style.page.topStyle) : this.ownLineHeight();
  }
}

/** In pixels; `normal` is in the font, and about 1.2. */
export function usedLineHeight(style: ComputedStyle): number {
  const value = style.get('line-height');
  if (value === 'normal') return style.font.size * 1.2;
  return value.endsWith('px') ? Number.parseFloat(value) : Number(value) * style.font.size;
}
