import { SHORTHANDS } from './shorthands.ts';

/** Shorthands that a check may ask for, written from their longhands as a browser writes them. */
type Read = (longhand: string) => string;
type Write = (read: Read) => string;

/** Two to four equal values are written once. */
function fold(values: readonly string[]): string {
  const [top = '', right = top, bottom = top, left = right] = values;
  if (left !== right) return [top, right, bottom, left].join(' ');
  if (bottom !== top) return [top, right, bottom].join(' ');
  return right !== top ? `${top} ${right}` : top;
}

const folded =
  (name: string): Write =>
  (read) =>
    fold((SHORTHANDS.get(name)?.longhands ?? []).map(read));
const spaced =
  (...names: string[]): Write =>
  (read) =>
    names.map(read).join(' ');

const line =
  (prefix: string): Write =>
  (read) =>
    `${read(`${prefix}-width`)} ${read(`${prefix}-style`)} ${read(`${prefix}-color`)}`;

const border: Write = (read) => {
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => line(`border-${side}`)(read));
  // Four different sides cannot be said in one border.
  return sides.every((side) => side === sides[0]) ? (sides[0] ?? '') : '';
};

const radius: Write = (read) => {
  const corners = (SHORTHANDS.get('border-radius')?.longhands ?? []).map((name) => read(name).split(/ (?![^(]*\))/));
  const across = fold(corners.map(([first = '']) => first));
  const down = fold(corners.map(([first = '', second = first]) => second));
  return across === down ? across : `${across} / ${down}`;
};

const WHITE_SPACE: Readonly<Record<string, string>> = {
  'collapse wrap': 'normal',
  'collapse nowrap': 'nowrap',
  'preserve nowrap': 'pre',
  'preserve wrap': 'pre-wrap',
  'preserve-breaks wrap': 'pre-line',
  'break-spaces wrap': 'break-spaces',
};

const whiteSpace: Write = (read) => {
  const both = `${read('white-space-collapse')} ${read('text-wrap-mode')}`;
  return Object.hasOwn(WHITE_SPACE, both) ? (WHITE_SPACE[both] as string) : both;
};

const decoration: Write = (read) => {
  const parts = [read('text-decoration-line')];
  if (read('text-decoration-thickness') !== 'auto') parts.push(read('text-decoration-thickness'));
  if (read('text-decoration-style') !== 'solid') parts.push(read('text-decoration-style'));
  if (read('text-decoration-color') !== read('color')) parts.push(read('text-decoration-color'));
  return parts.join(' ');
};

const flow: Write = (read) => {
  const [direction, wrap] = [read('flex-direction'), read('flex-wrap')];
  return wrap === 'nowrap' ? direction : `${direction} ${wrap}`;
};

const textWrap: Write = (read) => {
  const [mode, style] = [read('text-wrap-mode'), read('text-wrap-style')];
  return style === 'auto' ? mode : mode === 'wrap' ? style : `${mode} ${style}`;
};

/** The lines of a grid: those that follow from the ones before are left out. */
const lines =
  (...names: string[]): Write =>
  (read) => {
    const values = names.map(read);
    const follows = (index: number): boolean => {
      const from = values[names.length === 4 && index > 1 ? index - 2 : 0] ?? '';
      return values[index] === (/^(?!auto$|span )[a-z_-][\w-]*$/i.test(from) ? from : 'auto');
    };
    while (values.length > 1 && follows(values.length - 1)) values.pop();
    return values.join(' / ');
  };

const columns: Write = (read) => {
  const found = [read('column-width'), read('column-count')].filter((value) => value !== 'auto');
  return found.length === 0 ? 'auto' : found.join(' ');
};

export const WRITTEN_SHORTHANDS: ReadonlyMap<string, Write> = new Map(
  Object.entries({
    margin: folded('margin'),
    padding: folded('padding'),
    inset: folded('inset'),
    'border-width': folded('border-width'),
    'border-style': folded('border-style'),
    'border-color': folded('border-color'),
    border,
    'border-top': line('border-top'),
    'border-right': line('border-right'),
    'border-bottom': line('border-bottom'),
    'border-left': line('border-left'),
    'border-radius': radius,
    outline: spaced('outline-color', 'outline-style', 'outline-width'),
    overflow: folded('overflow'),
    gap: folded('gap'),
    'place-items': folded('place-items'),
    'place-content': folded('place-content'),
    'place-self': folded('place-self'),
    flex: spaced('flex-grow', 'flex-shrink', 'flex-basis'),
    'flex-flow': flow,
    columns,
    'column-rule': line('column-rule'),
    'list-style': spaced('list-style-position', 'list-style-image', 'list-style-type'),
    'text-decoration': decoration,
    'white-space': whiteSpace,
    'text-wrap': textWrap,
    'background-position': (read) => zip(read('background-position-x'), read('background-position-y')),
    'grid-row': lines('grid-row-start', 'grid-row-end'),
    'grid-column': lines('grid-column-start', 'grid-column-end'),
    'grid-area': lines('grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'),
  } satisfies Record<string, Write>),
);

function zip(across: string, down: string): string {
  const downs = down.split(/, (?![^(]*\))/);
  return across
    .split(/, (?![^(]*\))/)
    .map((x, index) => `${x} ${downs[index % downs.length]}`)
    .join(', ');
}
