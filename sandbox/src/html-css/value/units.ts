/** What lengths are relative to. */
export type Measures = {
  /** Of the element itself; of its parent while its own font size is computed. */
  readonly fontSize: number;
  readonly rootFontSize: number;
  readonly lineHeight: number;
  readonly rootLineHeight: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
};

const ABSOLUTE: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/**
 * The width of 0 and the height of x are in the font, which only a browser opens: half an em is what CSS says to use
 * where the font cannot be asked.
 */
const FONT_RELATIVE: Readonly<Record<string, number>> = { em: 1, ch: 0.5, ex: 0.5, cap: 0.7, ic: 1 };

export function toPixels(value: number, unit: string, measures: Measures): number | null {
  const name = unit.toLowerCase();
  const absolute = Object.hasOwn(ABSOLUTE, name) ? ABSOLUTE[name] : undefined;
  if (absolute !== undefined) return value * absolute;
  if (Object.hasOwn(FONT_RELATIVE, name)) return value * (FONT_RELATIVE[name] ?? 0) * measures.fontSize;
  const ofRoot = name.startsWith('r') ? name.slice(1) : '';
  if (Object.hasOwn(FONT_RELATIVE, ofRoot)) return value * (FONT_RELATIVE[ofRoot] ?? 0) * measures.rootFontSize;
  if (name === 'lh') return value * measures.lineHeight;
  if (name === 'rlh') return value * measures.rootLineHeight;
  return viewport(value, name, measures);
}

/** vw, and its small, large and dynamic forms: without toolbars that come and go they are the same. */
function viewport(
  value: number,
  unit: string,
  { viewportWidth: width, viewportHeight: height }: Measures,
): number | null {
  const side = /^[sld]?v(w|h|i|b|min|max)$/.exec(unit)?.[1] ?? /^cq(w|h|i|b|min|max)$/.exec(unit)?.[1];
  switch (side) {
    case 'w':
    case 'i':
      return (value * width) / 100;
    case 'h':
    case 'b':
      return (value * height) / 100;
    case 'min':
      return (value * Math.min(width, height)) / 100;
    case 'max':
      return (value * Math.max(width, height)) / 100;
    default:
      return null;
  }
}

export const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
export const SECONDS: Readonly<Record<string, number>> = { s: 1, ms: 0.001 };
export const DOTS_PER_PIXEL: Readonly<Record<string, number>> = { dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 };

/** A font size that nobody has changed, in a window that nobody has changed. */
export const PLAIN_MEASURES: Measures = {
  fontSize: 16,
  rootFontSize: 16,
  lineHeight: 19.2,
  rootLineHeight: 19.2,
  viewportWidth: 1024,
  viewportHeight: 768,
};
