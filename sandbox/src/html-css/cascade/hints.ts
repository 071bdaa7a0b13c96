import { COLOR_NAMES } from '../../judge/color-names.ts';
import type { PageElement } from '../page/tree.ts';
import { typeOf } from '../selector/states.ts';

/** What attributes from before CSS say about the look, as declarations. They lose to every rule of the page. */
export function hintsOf(element: PageElement): string {
  if (element.attributes.size === 0) return '';
  if (!element.isHtml) return drawingHints(element);
  const hints = (Object.hasOwn(HINTS, element.name) ? (HINTS[element.name] ?? []) : []).map((hint) => hint(element));
  return hints.filter(Boolean).join(';');
}

/** In a drawing, properties may be written as attributes; a length there needs no unit. */
const DRAWING_LENGTHS = ['font-size', 'stroke-width', 'letter-spacing'];
const DRAWING_OTHERS = [
  'color',
  'display',
  'visibility',
  'opacity',
  'fill',
  'stroke',
  'fill-opacity',
  'stroke-opacity',
  'overflow',
];

function drawingHints(element: PageElement): string {
  const lengths = element.name === 'svg' ? ['width', 'height', ...DRAWING_LENGTHS] : DRAWING_LENGTHS;
  return [...lengths, ...DRAWING_OTHERS]
    .flatMap((name) => {
      const value = element.attribute(name)?.trim() ?? '';
      if (value === '' || /[;{}!]/.test(value)) return [];
      const isPlain = lengths.includes(name) && /^[+-]?[\d.]+$/.test(value);
      return [`${name}:${value}${isPlain ? 'px' : ''}`];
    })
    .join(';');
}

type Hint = (element: PageElement) => string;

/** The attribute's value as the property's value; nothing where it is missing or wrong. */
function hint(attribute: string, declare: (value: string) => string): Hint {
  return (element) => {
    const value = element.attribute(attribute);
    return value === null ? '' : declare(value.trim());
  };
}

/** 200, 200px and 50% are sizes in an attribute. */
function size(value: string): string | null {
  const [, digits, unit] = /^\+?(\d+(?:\.\d+)?|\.\d+)(%?)/.exec(value) ?? [];
  return digits === undefined ? null : `${digits}${unit || 'px'}`;
}

const sized = (attribute: string, ...properties: string[]): Hint =>
  hint(attribute, (value) => {
    const length = size(value);
    return length === null ? '' : properties.map((property) => `${property}:${length}`).join(';');
  });

function color(value: string): string {
  if (COLOR_NAMES.has(value.toLowerCase())) return value;
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return value;
  if (value === '' || value.toLowerCase() === 'transparent') return '';
  // Anything else becomes a colour too, by rules from the first browsers: zeros for what is no digit, three equal parts.
  let digits = value
    .replace(/^#/, '')
    .slice(0, 128)
    .replaceAll(/[^\da-f]/gi, '0');
  while (digits.length === 0 || digits.length % 3 !== 0) digits += '0';
  const third = digits.length / 3;
  let parts = [0, 1, 2].map((index) => digits.slice(index * third, (index + 1) * third).slice(-8));
  while ((parts[0]?.length ?? 0) > 2 && parts.every((part) => part.startsWith('0')))
    parts = parts.map((part) => part.slice(1));
  return `#${parts.map((part) => part.slice(0, 2).padStart(2, '0')).join('')}`;
}

const colored = (attribute: string, property: string): Hint =>
  hint(attribute, (value) => {
    const found = color(value);
    return found ? `${property}:${found}` : '';
  });

const aligned: Hint = hint('align', (value) => {
  const side = value.toLowerCase();
  if (side === 'middle' || side === 'center') return 'text-align:-webkit-center';
  if (side === 'left' || side === 'right') return `text-align:-webkit-${side}`;
  return side === 'justify' ? 'text-align:justify' : '';
});

const headingAligned: Hint = hint('align', (value) => {
  const side = value.toLowerCase();
  if (side === 'middle') return 'text-align:center';
  return /^(?:left|right|center|justify)$/.test(side) ? `text-align:${side}` : '';
});

const floated: Hint = hint('align', (value) => {
  const side = value.toLowerCase();
  if (side === 'left' || side === 'right') return `float:${side}`;
  const vertical: Record<string, string> = {
    top: 'top',
    middle: '-webkit-baseline-middle',
    bottom: 'baseline',
    absmiddle: 'middle',
    texttop: 'text-top',
  };
  return Object.hasOwn(vertical, side) && side !== 'middle' ? `vertical-align:${vertical[side]}` : '';
});

const upright: Hint = hint('valign', (value) =>
  /^(?:top|middle|bottom|baseline)$/i.test(value) ? `vertical-align:${value}` : '',
);

const FONT_SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

const fontSize: Hint = hint('size', (value) => {
  const [, sign, digits] = /^([+-]?)(\d+)/.exec(value) ?? [];
  if (digits === undefined) return '';
  const step = sign === '+' ? 3 + Number(digits) : sign === '-' ? 3 - Number(digits) : Number(digits);
  return `font-size:${FONT_SIZES[Math.min(7, Math.max(1, step)) - 1]}`;
});

const LIST_TYPES: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  disc: 'disc',
  circle: 'circle',
  square: 'square',
  none: 'none',
};
const listType: Hint = hint('type', (value) => {
  const name = Object.hasOwn(LIST_TYPES, value) ? value : value.toLowerCase();
  return Object.hasOwn(LIST_TYPES, name) ? `list-style-type:${LIST_TYPES[name]}` : '';
});

/** What a table says for all its cells. */
const cell: Hint = (element) => {
  let table = element.parentElement;
  while (table && table.name !== 'table') table = table.parentElement;
  const padding = size(table?.attribute('cellpadding') ?? '');
  const border = table?.attribute('border') ?? null;
  return [
    padding === null ? '' : `padding:${padding}`,
    border !== null && border !== '0' ? 'border:1px inset;border-color:inherit' : '',
  ]
    .filter(Boolean)
    .join(';');
};

const tableBorder: Hint = hint('border', (value) => {
  const width = value === '' ? '1px' : (size(value) ?? '1px');
  return width.startsWith('0') ? 'border-width:0px' : `border-width:${width};border-style:outset`;
});

const imageBorder: Hint = hint('border', (value) => {
  const width = size(value);
  return width === null ? '' : `border:${width} solid`;
});

const ratio: Hint = (element) => {
  const [width, height] = [size(element.attribute('width') ?? ''), size(element.attribute('height') ?? '')];
  return width?.endsWith('px') && height?.endsWith('px')
    ? `aspect-ratio:auto ${Number.parseFloat(width)} / ${Number.parseFloat(height)}`
    : '';
};

const across = sized('width', 'width');
const down = sized('height', 'height');
const spaced = [sized('hspace', 'margin-left', 'margin-right'), sized('vspace', 'margin-top', 'margin-bottom')];
const background = hint('background', (value) => (value ? `background-image:url(${JSON.stringify(value)})` : ''));
const background2 = colored('bgcolor', 'background-color');
const picture = [across, down, ratio, floated, imageBorder, ...spaced];
const row = [background2, aligned, upright, down, background];

const HINTS: Readonly<Record<string, readonly Hint[]>> = {
  body: [
    background2,
    colored('text', 'color'),
    background,
    sized('marginwidth', 'margin-left', 'margin-right'),
    sized('marginheight', 'margin-top', 'margin-bottom'),
    sized('leftmargin', 'margin-left'),
    sized('topmargin', 'margin-top'),
  ],
  div: [aligned],
  p: [aligned],
  h1: [headingAligned],
  h2: [headingAligned],
  h3: [headingAligned],
  h4: [headingAligned],
  h5: [headingAligned],
  h6: [headingAligned],
  img: picture,
  video: [across, down, ratio],
  canvas: [ratio],
  iframe: [
    across,
    down,
    floated,
    hint('frameborder', (value) => (value === '0' || value === 'no' ? 'border-width:0px' : '')),
  ],
  embed: [across, down, floated],
  object: picture,
  input: [
    (element) =>
      typeOf(element) === 'image'
        ? picture
            .map((one) => one(element))
            .filter(Boolean)
            .join(';')
        : '',
  ],
  table: [
    across,
    down,
    background2,
    background,
    colored('bordercolor', 'border-color'),
    tableBorder,
    sized('cellspacing', 'border-spacing'),
    hint('align', (value) =>
      /^(?:left|right)$/i.test(value)
        ? `float:${value}`
        : /^(?:center|middle)$/i.test(value)
          ? 'margin-inline:auto'
          : '',
    ),
    hint('rules', () => 'border-collapse:collapse'),
  ],
  thead: row,
  tbody: row,
  tfoot: row,
  tr: row,
  td: [cell, across, ...row, hint('nowrap', () => 'text-wrap-mode:nowrap')],
  th: [cell, across, ...row, hint('nowrap', () => 'text-wrap-mode:nowrap')],
  col: [across, ...row],
  colgroup: [across, ...row],
  caption: [hint('align', (value) => (/^(?:top|bottom)$/i.test(value) ? `caption-side:${value}` : ''))],
  font: [colored('color', 'color'), fontSize, hint('face', (value) => (value ? `font-family:${value}` : ''))],
  ol: [listType],
  ul: [listType],
  li: [listType],
  br: [
    hint('clear', (value) =>
      /^(?:left|right|both|all)$/i.test(value) ? `clear:${value.toLowerCase() === 'all' ? 'both' : value}` : '',
    ),
  ],
  hr: [
    across,
    hint('size', (value) => {
      const height = size(value);
      // Its borders are part of it.
      return height === null ? '' : `height:${Math.max(0, Number.parseFloat(height) - 2)}px`;
    }),
    colored('color', 'border-color'),
    colored('color', 'background-color'),
    hint('align', (value) =>
      /^left$/i.test(value) ? 'margin-left:0' : /^right$/i.test(value) ? 'margin-right:0' : '',
    ),
    hint('noshade', () => 'border-style:solid'),
  ],
};
