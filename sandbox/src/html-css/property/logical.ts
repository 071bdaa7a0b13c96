/** Properties that name the start and end of a line or block, and the sides they mean in each way of writing. */
type Side = 'top' | 'right' | 'bottom' | 'left';
type Flow = 'block-start' | 'block-end' | 'inline-start' | 'inline-end';

const FLOWS: readonly Flow[] = ['block-start', 'block-end', 'inline-start', 'inline-end'];
const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

export function sideOf(flow: Flow, writingMode: string, direction: string): Side {
  const vertical = writingMode.startsWith('vertical') || writingMode.startsWith('sideways');
  const blockStart: Side = !vertical ? 'top' : writingMode.endsWith('-rl') ? 'right' : 'left';
  const upwards = writingMode === 'sideways-lr';
  const inlineFirst: Side = !vertical ? 'left' : upwards ? 'bottom' : 'top';
  const inlineStart = direction === 'rtl' ? OPPOSITE[inlineFirst] : inlineFirst;
  const [axis, end] = flow.split('-');
  const start = axis === 'block' ? blockStart : inlineStart;
  return end === 'end' ? OPPOSITE[start] : start;
}

type Physical = (writingMode: string, direction: string) => string;

const PATTERNS: readonly (readonly [logical: string, physical: string])[] = [
  ['margin-*', 'margin-*'],
  ['padding-*', 'padding-*'],
  ['inset-*', '*'],
  ['border-*-width', 'border-*-width'],
  ['border-*-style', 'border-*-style'],
  ['border-*-color', 'border-*-color'],
  ['scroll-margin-*', 'scroll-margin-*'],
  ['scroll-padding-*', 'scroll-padding-*'],
];

const sides = PATTERNS.flatMap(([logical, physical]) =>
  FLOWS.map((flow): [string, Physical] => [
    logical.replace('*', flow),
    (writingMode, direction) => physical.replace('*', sideOf(flow, writingMode, direction)),
  ]),
);

const isVertical = (writingMode: string) => !writingMode.startsWith('horizontal');
const sizes = ['', 'min-', 'max-', 'contain-intrinsic-'].flatMap((prefix): [string, Physical][] => [
  [`${prefix}inline-size`, (writingMode) => `${prefix}${isVertical(writingMode) ? 'height' : 'width'}`],
  [`${prefix}block-size`, (writingMode) => `${prefix}${isVertical(writingMode) ? 'width' : 'height'}`],
]);

const axes = ['overflow', 'overscroll-behavior'].flatMap((name): [string, Physical][] => [
  [`${name}-inline`, (writingMode) => `${name}-${isVertical(writingMode) ? 'y' : 'x'}`],
  [`${name}-block`, (writingMode) => `${name}-${isVertical(writingMode) ? 'x' : 'y'}`],
]);

const corners = (['start-start', 'start-end', 'end-start', 'end-end'] as const).map((corner): [string, Physical] => [
  `border-${corner}-radius`,
  (writingMode, direction) => {
    const [block, inline] = corner.split('-');
    const names = [
      sideOf(`block-${block}` as Flow, writingMode, direction),
      sideOf(`inline-${inline}` as Flow, writingMode, direction),
    ];
    const vertical = names.find((name) => name === 'top' || name === 'bottom');
    const horizontal = names.find((name) => name === 'left' || name === 'right');
    return `border-${vertical}-${horizontal}-radius`;
  },
]);

export const LOGICAL: ReadonlyMap<string, Physical> = new Map([...sides, ...sizes, ...axes, ...corners]);

const WRITING_MODES = ['horizontal-tb', 'vertical-rl', 'vertical-lr', 'sideways-rl', 'sideways-lr'];

/** For each side of the page, the properties that can mean it in some way of writing. */
export const LOGICAL_FOR: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [logical, physical] of LOGICAL) {
    const meanings = new Set(
      WRITING_MODES.flatMap((mode) => ['ltr', 'rtl'].map((direction) => physical(mode, direction))),
    );
    for (const name of meanings) found.set(name, [...(found.get(name) ?? []), logical]);
  }
  return found;
})();
