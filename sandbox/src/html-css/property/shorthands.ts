import { isMark, type Part, splitAt, withoutSpace } from '../css/parts.ts';
import { isColor, isImage, isLength, isNumber, joined, made, word } from './classify.ts';
import { initialParts } from './initial.ts';
import { LOGICAL } from './logical.ts';
import { splitPlaces } from './position.ts';
import { expandAnimation, expandTransition } from './shorthand-animation.ts';
import { expandBackground, expandMask } from './shorthand-background.ts';
import { expandFont, expandFontSynthesis, expandFontVariant } from './shorthand-font.ts';
import { expandGrid, expandGridLines, expandGridTemplate } from './shorthand-grid.ts';

/** A value for each longhand that the shorthand sets; what it does not mention goes back to its initial value. */
export type Expanded = ReadonlyMap<string, readonly Part[]>;
type Expand = (parts: readonly Part[]) => Record<string, readonly Part[]>;
type Shorthand = { readonly longhands: readonly string[]; readonly expand: Expand };

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const LINE_STYLES = new Set([
  'none',
  'hidden',
  'dotted',
  'dashed',
  'solid',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
  'auto',
]);

function fourSides(pattern: string): Shorthand {
  const names = SIDES.map((side) => pattern.replace('*', side));
  return { longhands: names, expand: (parts) => assign(names, spread(withoutSpace(parts))) };
}

/** 1 to 4 values become four: top, right, bottom, left. */
function spread([top, right, bottom, left]: readonly Part[]): Part[][] {
  const first = top ? [top] : [];
  const second = right ? [right] : first;
  return [first, second, bottom ? [bottom] : first, left ? [left] : second];
}

function assign(names: readonly string[], values: readonly (readonly Part[])[]): Record<string, readonly Part[]> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? []]));
}

/** One or two values for two longhands. */
function pair(first: string, second: string): Shorthand {
  return {
    longhands: [first, second],
    expand: (parts) => {
      const [one, other] = withoutSpace(parts);
      return assign([first, second], [one ? [one] : [], other ? [other] : one ? [one] : []]);
    },
  };
}

/** Width, style and colour in any order. */
function line(...prefixes: readonly string[]): Shorthand {
  const names = prefixes.flatMap((prefix) => [`${prefix}-width`, `${prefix}-style`, `${prefix}-color`]);
  const expand: Expand = (parts) => {
    const found = withoutSpace(parts);
    const style = found.filter((part) => LINE_STYLES.has(word(part)));
    const color = found.filter((part) => !style.includes(part) && isColor(part));
    const width = found.filter((part) => !style.includes(part) && !color.includes(part));
    return Object.fromEntries(
      prefixes.flatMap((prefix) => [
        [`${prefix}-width`, width],
        [`${prefix}-style`, style],
        [`${prefix}-color`, color],
      ]),
    );
  };
  return { longhands: names, expand };
}

/** Values in any order, each for the first longhand that takes it. */
function sorted(rules: readonly (readonly [name: string, takes: (part: Part) => boolean])[]): Shorthand {
  return {
    longhands: rules.map(([name]) => name),
    expand: (parts) => {
      const result: Record<string, Part[]> = {};
      for (const part of withoutSpace(parts)) {
        const rule = rules.find(([name, takes]) => !result[name] && takes(part));
        if (rule) result[rule[0]] = [part];
      }
      return result;
    },
  };
}

const radii = [
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-right-radius',
  'border-bottom-left-radius',
];
const border = line('border-top', 'border-right', 'border-bottom', 'border-left');
const borderImage = [
  'border-image-source',
  'border-image-slice',
  'border-image-width',
  'border-image-outset',
  'border-image-repeat',
];

/** place-items: center; or two values, the first of which may be two words. */
function place(align: string, justify: string): Shorthand {
  return {
    longhands: [align, justify],
    expand: (parts) => {
      const values: Part[][] = [];
      for (const part of withoutSpace(parts)) {
        const before = values.at(-1)?.at(-1);
        if (before && ['first', 'last', 'safe', 'unsafe', 'legacy'].includes(word(before))) values.at(-1)?.push(part);
        else values.push([part]);
      }
      const [first = [], second = first] = values;
      const baseline =
        second === first && justify === 'justify-content' && first.some((part) => word(part) === 'baseline');
      return assign(
        [align, justify],
        [joined(first.map((part) => [part])), baseline ? made('start') : joined(second.map((part) => [part]))],
      );
    },
  };
}

function expandRadius(parts: readonly Part[]): Record<string, readonly Part[]> {
  const [across = [], down] = splitAt(parts, '/').map((group) => spread(withoutSpace(group)));
  return assign(
    radii,
    across.map((value, index) => (down ? joined([value, down[index] ?? []]) : value)),
  );
}

function expandFlex(parts: readonly Part[]): Record<string, readonly Part[]> {
  const found = withoutSpace(parts);
  if (word(found[0]) === 'none' && found.length === 1)
    return assign(['flex-grow', 'flex-shrink', 'flex-basis'], [made('0'), made('0'), made('auto')]);
  const isNone = (part: Part | undefined): part is Part => part !== undefined && isNumber(part);
  const numbers: Part[] = [];
  let basis: Part | undefined;
  found.forEach((part, index) => {
    // Three numbers in a row: the last is a basis of 0.
    if (isNone(part) && numbers.length < 2 && !(index === 2 && basis === undefined)) numbers.push(part);
    else basis = part;
  });
  const [grow, shrink] = numbers;
  return assign(
    ['flex-grow', 'flex-shrink', 'flex-basis'],
    [grow ? [grow] : made('1'), shrink ? [shrink] : made('1'), basis ? [basis] : made(grow ? '0%' : 'auto')],
  );
}

const WHITE_SPACE: Readonly<Record<string, readonly [collapse: string, wrap: string]>> = {
  normal: ['collapse', 'wrap'],
  nowrap: ['collapse', 'nowrap'],
  pre: ['preserve', 'nowrap'],
  'pre-wrap': ['preserve', 'wrap'],
  'pre-line': ['preserve-breaks', 'wrap'],
  'break-spaces': ['break-spaces', 'wrap'],
};

function expandWhiteSpace(parts: readonly Part[]): Record<string, readonly Part[]> {
  const result = new Map<string, string>([
    ['white-space-collapse', 'collapse'],
    ['text-wrap-mode', 'wrap'],
  ]);
  const names = withoutSpace(parts).map(word);
  for (const name of names) {
    const known = names.length === 1 && Object.hasOwn(WHITE_SPACE, name) ? WHITE_SPACE[name] : undefined;
    if (known) result.set('white-space-collapse', known[0]).set('text-wrap-mode', known[1]);
    else result.set(name === 'wrap' || name === 'nowrap' ? 'text-wrap-mode' : 'white-space-collapse', name);
  }
  return Object.fromEntries([...result].map(([name, value]) => [name, made(value)]));
}

function expandListStyle(parts: readonly Part[]): Record<string, readonly Part[]> {
  const result: Record<string, Part[]> = {};
  const nones: Part[] = [];
  for (const part of withoutSpace(parts)) {
    if (['inside', 'outside'].includes(word(part))) result['list-style-position'] = [part];
    else if (isImage(part)) result['list-style-image'] = [part];
    else if (word(part) === 'none') nones.push(part);
    else result['list-style-type'] = [part];
  }
  const [none] = nones;
  if (none) {
    if (!result['list-style-type']) result['list-style-type'] = [none];
    else result['list-style-image'] ??= [none];
  }
  return result;
}

const DECORATION_LINES = new Set([
  'none',
  'underline',
  'overline',
  'line-through',
  'blink',
  'spelling-error',
  'grammar-error',
]);
const DECORATION_STYLES = new Set(['solid', 'double', 'dotted', 'dashed', 'wavy']);

function expandDecoration(parts: readonly Part[]): Record<string, readonly Part[]> {
  const result: Record<string, Part[]> = {};
  const lines: Part[][] = [];
  for (const part of withoutSpace(parts)) {
    if (DECORATION_LINES.has(word(part))) lines.push([part]);
    else if (DECORATION_STYLES.has(word(part))) result['text-decoration-style'] = [part];
    else if (isColor(part)) result['text-decoration-color'] = [part];
    else result['text-decoration-thickness'] = [part];
  }
  return { ...result, ...(lines.length > 0 && { 'text-decoration-line': joined(lines) }) };
}

function expandPosition(parts: readonly Part[], prefix: string): Record<string, readonly Part[]> {
  const { x, y } = splitPlaces(parts);
  return { [`${prefix}-x`]: x, [`${prefix}-y`]: y };
}

function expandBorderImage(parts: readonly Part[]): Record<string, readonly Part[]> {
  const groups: Part[][] = [[], [], []];
  const result: Record<string, readonly Part[]> = {};
  let at = 0;
  const repeats: Part[][] = [];
  for (const part of withoutSpace(parts)) {
    if (isMark(part, '/')) at++;
    else if (isImage(part) || (word(part) === 'none' && at === 0)) result['border-image-source'] = [part];
    else if (['stretch', 'repeat', 'round', 'space'].includes(word(part))) repeats.push([part]);
    else groups[at]?.push(part);
  }
  if (repeats.length > 0) result['border-image-repeat'] = joined(repeats);
  ['slice', 'width', 'outset'].forEach((name, index) => {
    const values = groups[index] ?? [];
    if (values.length > 0) result[`border-image-${name}`] = joined(values.map((value) => [value]));
  });
  return result;
}

const TABLE: Readonly<Record<string, Shorthand>> = {
  margin: fourSides('margin-*'),
  padding: fourSides('padding-*'),
  inset: fourSides('*'),
  'border-width': fourSides('border-*-width'),
  'border-style': fourSides('border-*-style'),
  'border-color': fourSides('border-*-color'),
  'scroll-margin': fourSides('scroll-margin-*'),
  'scroll-padding': fourSides('scroll-padding-*'),
  border: {
    longhands: [...border.longhands, ...borderImage],
    expand: border.expand,
  },
  ...Object.fromEntries(SIDES.map((side) => [`border-${side}`, line(`border-${side}`)])),
  'border-block': line('border-block-start', 'border-block-end'),
  'border-inline': line('border-inline-start', 'border-inline-end'),
  ...Object.fromEntries(
    ['block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => [
      `border-${side}`,
      line(`border-${side}`),
    ]),
  ),
  ...Object.fromEntries(
    ['block', 'inline'].flatMap((axis) => [
      ...['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'].map((name) => [
        `${name}-${axis}`,
        pair(`${name}-${axis}-start`, `${name}-${axis}-end`),
      ]),
      ...['width', 'style', 'color'].map((name) => [
        `border-${axis}-${name}`,
        pair(`border-${axis}-start-${name}`, `border-${axis}-end-${name}`),
      ]),
    ]),
  ),
  'border-radius': { longhands: radii, expand: expandRadius },
  'border-image': { longhands: borderImage, expand: expandBorderImage },
  outline: line('outline'),
  'column-rule': line('column-rule'),
  overflow: pair('overflow-x', 'overflow-y'),
  'overscroll-behavior': pair('overscroll-behavior-x', 'overscroll-behavior-y'),
  gap: pair('row-gap', 'column-gap'),
  'grid-gap': pair('row-gap', 'column-gap'),
  'place-items': place('align-items', 'justify-items'),
  'place-content': place('align-content', 'justify-content'),
  'place-self': place('align-self', 'justify-self'),
  flex: { longhands: ['flex-grow', 'flex-shrink', 'flex-basis'], expand: expandFlex },
  'flex-flow': sorted([
    ['flex-direction', (part) => /^(?:row|column)/.test(word(part))],
    ['flex-wrap', () => true],
  ]),
  columns: sorted([
    ['column-count', isNumber],
    ['column-width', (part) => isLength(part)],
  ]),
  'list-style': { longhands: ['list-style-position', 'list-style-image', 'list-style-type'], expand: expandListStyle },
  'text-decoration': {
    longhands: ['text-decoration-line', 'text-decoration-thickness', 'text-decoration-style', 'text-decoration-color'],
    expand: expandDecoration,
  },
  'text-emphasis': {
    longhands: ['text-emphasis-style', 'text-emphasis-color'],
    expand: (parts) => {
      const color = withoutSpace(parts).filter(isColor);
      const style = withoutSpace(parts).filter((part) => !isColor(part));
      return {
        ...(color.length > 0 && { 'text-emphasis-color': color }),
        ...(style.length > 0 && { 'text-emphasis-style': joined(style.map((part) => [part])) }),
      };
    },
  },
  'white-space': { longhands: ['white-space-collapse', 'text-wrap-mode'], expand: expandWhiteSpace },
  'text-wrap': sorted([
    ['text-wrap-mode', (part) => ['wrap', 'nowrap'].includes(word(part))],
    ['text-wrap-style', () => true],
  ]),
  'background-position': {
    longhands: ['background-position-x', 'background-position-y'],
    expand: (parts) => expandPosition(parts, 'background-position'),
  },
  background: expandBackground,
  mask: expandMask,
  font: expandFont,
  'font-variant': expandFontVariant,
  'font-synthesis': expandFontSynthesis,
  transition: expandTransition,
  animation: expandAnimation,
  'grid-row': expandGridLines('grid-row-start', 'grid-row-end'),
  'grid-column': expandGridLines('grid-column-start', 'grid-column-end'),
  'grid-area': expandGridLines('grid-row-start', 'grid-column-start', 'grid-row-end', 'grid-column-end'),
  'grid-template': expandGridTemplate,
  grid: expandGrid,
  container: {
    longhands: ['container-name', 'container-type'],
    expand: (parts) => {
      const [name = [], type] = splitAt(parts, '/');
      return { 'container-name': name, ...(type && { 'container-type': type }) };
    },
  },
  'contain-intrinsic-size': pair('contain-intrinsic-width', 'contain-intrinsic-height'),
  '-webkit-text-stroke': sorted([
    ['-webkit-text-stroke-width', (part) => !isColor(part)],
    ['-webkit-text-stroke-color', () => true],
  ]),
};

export const SHORTHANDS: ReadonlyMap<string, Shorthand> = new Map(Object.entries(TABLE));

export function expand(name: string, parts: readonly Part[]): Expanded {
  const shorthand = SHORTHANDS.get(name);
  if (!shorthand) return new Map([[name, parts]]);
  const given = shorthand.expand(parts);
  return new Map(
    shorthand.longhands.map((longhand) => {
      const value = Object.hasOwn(given, longhand) ? given[longhand] : undefined;
      return [longhand, value && value.length > 0 ? value : initialOf(longhand)];
    }),
  );
}

/** Sides that follow the writing start from the same value as the sides of the page. */
function initialOf(longhand: string): readonly Part[] {
  return initialParts(LOGICAL.get(longhand)?.('horizontal-tb', 'ltr') ?? longhand);
}
