import { type Part, splitAt, trimSpace, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import type { Kind } from '../property/longhands.ts';
import { writeNumber } from '../value/number.ts';
import { printPart, printParts } from '../value/print.ts';
import { computeDisplay, computeFloat, computeOverflow } from './box.ts';
import { type Computing, lengths } from './computing.ts';
import { computeContent } from './content.ts';
import { computeFamily, computeStretch, computeStyle, computeWeight } from './font.ts';
import { computeArea, computeFlow, computeLine, computeTracks } from './grid.ts';
import { computeAspectRatio, computeLineWidth, computeRadius } from './lines.ts';
import { computePicture } from './picture.ts';
import { computeAxis, computePlace, computeRepeat, computeSize } from './place.ts';
import { computeBoxShadow, computeTextShadow } from './shadow.ts';
import { computeTiming } from './timing.ts';
import { computeRotate, computeScale, computeTransform, computeTranslate } from './transform.ts';
import {
  computeAlignment,
  computeCounters,
  computeEmphasis,
  computeFeature,
  computeLines,
  computeListType,
  computeName,
  computePropertyName,
  computeScheme,
  computeTextAlign,
  once,
} from './words.ts';

export type Compute = (parts: readonly Part[], computing: Computing) => string;

/** A comma-separated list whose entries are computed one by one. */
function each(compute: Compute): Compute {
  return (parts, computing) =>
    splitAt(parts, ',')
      .map((group) => compute(group, computing))
      .join(', ');
}

const words: Compute = (parts, { measures }) => printParts(parts, { measures, zero: 'number' });
const names: Compute = (parts, { measures }) => printParts(parts, { measures, zero: 'number', keepCase: true });

/** How each kind of property is computed; `own` ones are in OWN by name. */
const BY_KIND: Readonly<Record<Exclude<Kind, 'own'>, Compute>> = {
  words,
  names,
  lengths: (parts, computing) => printParts(parts, lengths(computing)),
  sizes: (parts, computing) => printParts(parts, { ...lengths(computing), least: 0 }),
  numbers: (parts, { measures }) => printParts(parts, { measures, zero: 'number', percentOf: 1, least: 0 }),
  integers: (parts, { measures }) => {
    const text = printParts(parts, { measures, zero: 'number' });
    const value = Number(text);
    // Half of a calculation rounds up.
    return Number.isNaN(value) ? text : String(Math.floor(value + 0.5));
  },
  times: (parts, { measures }) => printParts(parts, { measures, zero: 's' }),
  color: (parts, computing) => {
    const values = withoutSpace(parts);
    // Kept as it is, so that a child that inherits it means its own colour.
    if (word(values[0]) === 'currentcolor') return 'currentcolor';
    return values.map((part) => printPart(part, { ...lengths(computing), current: computing.color })).join(' ');
  },
  pictures: each(computePicture),
};

const OWN: Readonly<Record<string, Compute>> = {
  'align-content': computeAlignment,
  'align-items': computeAlignment,
  'align-self': computeAlignment,
  'justify-content': computeAlignment,
  'justify-items': computeAlignment,
  'justify-self': computeAlignment,
  'animation-duration': (parts, computing) => BY_KIND.times(parts, computing).replaceAll('auto', '0s'),
  'animation-name': each(computeName),
  'border-image-outset': (parts, { measures }) => printParts(parts, { measures, zero: 'number' }),
  'border-image-slice': (parts, { measures }) => printParts(parts, { measures, zero: 'number' }),
  'border-image-width': (parts, { measures }) => printParts(parts, { measures, zero: 'number' }),
  'color-scheme': computeScheme,
  'counter-increment': computeCounters('1'),
  'counter-reset': computeCounters('0'),
  'counter-set': computeCounters('0'),
  'fill-opacity': computeOpacity,
  opacity: computeOpacity,
  'stroke-opacity': computeOpacity,
  'font-feature-settings': each(computeFeature),
  'list-style-type': computeListType,
  'scroll-snap-align': (parts, computing) => once(words(parts, computing)),
  'scroll-snap-type': (parts, computing) => words(parts, computing).replace(' proximity', ''),
  'stroke-dasharray': computeStroke,
  'stroke-dashoffset': computeStroke,
  'stroke-width': computeStroke,
  'text-align': computeTextAlign,
  'text-decoration-line': computeLines,
  'text-emphasis-style': computeEmphasis,
  'transition-property': each(computePropertyName),
  'word-spacing': (parts, computing) => printParts(parts, lengths(computing)).replace('normal', '0px'),
  'aspect-ratio': computeAspectRatio,
  'background-position-x': each(computeAxis),
  'background-position-y': each(computeAxis),
  'background-repeat': each(computeRepeat),
  'mask-repeat': each(computeRepeat),
  'background-size': each(computeSize),
  'mask-size': each(computeSize),
  'mask-position': each(computePlace),
  'object-position': computePlace,
  'perspective-origin': computePlace,
  'transform-origin': computePlace,
  'border-top-left-radius': computeRadius,
  'border-top-right-radius': computeRadius,
  'border-bottom-left-radius': computeRadius,
  'border-bottom-right-radius': computeRadius,
  'border-top-width': computeLineWidth,
  'border-right-width': computeLineWidth,
  'border-bottom-width': computeLineWidth,
  'border-left-width': computeLineWidth,
  'column-rule-width': computeLineWidth,
  'outline-width': computeLineWidth,
  color: (parts, computing) => {
    const [part] = trimSpace(parts);
    if (!part || word(part) === 'currentcolor') return computing.parent('color');
    return printPart(part, { ...lengths(computing), current: computing.color });
  },
  'box-shadow': each(computeBoxShadow),
  'text-shadow': each(computeTextShadow),
  content: computeContent,
  display: computeDisplay,
  float: computeFloat,
  'overflow-x': (parts, computing) => computeOverflow(parts, computing),
  'overflow-y': (parts, computing) => computeOverflow(parts, computing),
  'font-family': computeFamily,
  'font-stretch': computeStretch,
  'font-style': computeStyle,
  'font-weight': computeWeight,
  'grid-auto-flow': computeFlow,
  'grid-column-end': computeLine,
  'grid-column-start': computeLine,
  'grid-row-end': computeLine,
  'grid-row-start': computeLine,
  'grid-template-areas': computeArea,
  'grid-template-columns': computeTracks,
  'grid-template-rows': computeTracks,
  'letter-spacing': (parts, computing) => {
    const text = printParts(parts, lengths(computing));
    return text === '0px' ? 'normal' : text;
  },
  rotate: computeRotate,
  scale: computeScale,
  translate: computeTranslate,
  transform: computeTransform,
  'transition-timing-function': each(computeTiming),
  'animation-timing-function': each(computeTiming),
};

export function computeValue(property: string, kind: Kind, parts: readonly Part[], computing: Computing): string {
  const own = Object.hasOwn(OWN, property) ? OWN[property] : undefined;
  const compute = own ?? (kind === 'own' ? words : BY_KIND[kind]);
  return compute(trimSpace(parts), computing);
}

function computeOpacity(parts: readonly Part[], computing: Computing): string {
  const value = Number(printParts(parts, { ...lengths(computing), zero: 'number', percentOf: 1 }));
  return writeNumber(Math.min(1, Math.max(0, value)));
}

/** In drawings a number without a unit is pixels. */
function computeStroke(parts: readonly Part[], computing: Computing): string {
  const inPixels = parts.map(
    (part): Part =>
      part.kind === 'number'
        ? { kind: 'dimension', value: part.value, unit: 'px', start: part.start, end: part.end }
        : part,
  );
  return printParts(inPixels, lengths(computing));
}
