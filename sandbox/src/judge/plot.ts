import type { DrawingStep } from './observation.ts';
import type { PlotStep, Series } from './plot-step.ts';

type Point = readonly [number, number];

/** Of the height of a graph: two that are nearer to each other than this are one to the eye. */
const CURVE_NEAR = 0.005;
/** Of the axis: for points, bars and straight lines, and where a graph begins and ends. */
const POINT_NEAR = 0.001;

/** Nobody draws so much on one spot that more comparisons are needed; a program could, to keep the judge busy. */
const LOOKS_MAX = 1_000_000;
/** More graphs than this are compared in the order that they were drawn in. */
const SET_MAX = 400;

const PLOT_KINDS: readonly string[] = [
  'series',
  'rule',
  'words',
  'legend',
  'grid',
  'limits',
  'equal',
  'figure',
] satisfies PlotStep['kind'][];

export function isOfPlot(step: DrawingStep): step is PlotStep {
  return PLOT_KINDS.includes(step.kind);
}

/** One sheet for each figure that has something on it. */
export function figuresOf(steps: readonly DrawingStep[]): PlotStep[][] {
  const figures: PlotStep[][] = [[]];
  for (const step of steps) {
    if (!isOfPlot(step)) continue;
    if (step.kind === 'figure') figures.push([]);
    else figures.at(-1)?.push(step);
  }
  return figures.filter((figure) => figure.length > 0);
}

/**
 * Whether two drawings have the same plots: the same graphs, points, bars and straight lines. Nobody is asked for colours,
 * words or limits, and a graph is the same however many points it was drawn from.
 */
export function hasSamePlots(actual: readonly DrawingStep[], expected: readonly DrawingStep[]): boolean {
  const [one, other] = [figuresOf(actual).map(contentOf), figuresOf(expected).map(contentOf)];
  const [drawn, wanted] = [one.filter(hasContent), other.filter(hasContent)];
  return (
    drawn.length === wanted.length &&
    drawn.every((content, index) => isSameContent(content, wanted[index] as Content)) &&
    // With nothing but words on it, a sheet is still there.
    one.length > 0 === other.length > 0
  );
}

type Mark = { point: Point; name: string };
type Content = {
  lines: readonly (readonly Point[])[];
  points: readonly Mark[];
  bars: readonly Mark[];
  rules: readonly { axis: string; place: number }[];
};

function hasContent({ lines, points, bars, rules }: Content): boolean {
  return lines.length + points.length + bars.length + rules.length > 0;
}

function contentOf(figure: readonly PlotStep[]): Content {
  const series = figure.filter((step) => step.kind === 'series');
  const marks = (look: Series['look']) =>
    series
      .filter((one) => one.look === look)
      .flatMap(({ points, names }) => points.map((point, at): Mark => ({ point, name: names?.[at] ?? '' })));
  return {
    lines: series.filter(({ look }) => look === 'line').flatMap(strokesOf),
    points: marks('points'),
    bars: marks('bars'),
    rules: figure.filter((step) => step.kind === 'rule'),
  };
}

/** The parts of a graph between its gaps. */
function strokesOf({ points, gaps = [] }: Series): (readonly Point[])[] {
  const ends = [...gaps, points.length];
  const strokes = ends.map((end, at) => points.slice(at === 0 ? 0 : ends[at - 1], end));
  return strokes.filter((stroke) => stroke.length > 0);
}

type Span = readonly [width: number, height: number];

function isSameContent(actual: Content, expected: Content): boolean {
  const span = spanOf(expected);
  const isSameLine = (a: readonly Point[], b: readonly Point[]) => isSameCurve(a, b, span);
  return (
    isSameSet(distinct(actual.lines, isSameLine), distinct(expected.lines, isSameLine), isSameLine) &&
    hasSameMarks(actual.points, expected.points, span) &&
    hasSameMarks(actual.bars, expected.bars, span) &&
    isSameSet(
      actual.rules,
      expected.rules,
      (a, b) => a.axis === b.axis && isNear(a.place, b.place, span[a.axis === 'x' ? 0 : 1]),
    )
  );
}

/** How far what is wanted goes along both axes; bars begin at zero. */
function spanOf({ lines, points, bars, rules }: Content): Span {
  const all = [...lines.flat(), ...points.map(({ point }) => point), ...bars.map(({ point }) => point)];
  const along = (axis: 0 | 1, more: readonly number[]) => {
    let [low, high] = [Infinity, -Infinity];
    for (const value of [...all.map((point) => point[axis]), ...more]) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return high > low ? high - low : Math.max(Math.abs(low === Infinity ? 1 : low), 1e-9);
  };
  const at = (axis: string) => rules.filter((rule) => rule.axis === axis).map(({ place }) => place);
  return [along(0, at('x')), along(1, [...at('y'), ...(bars.length > 0 ? [0] : [])])];
}

function isNear(one: number, other: number, span: number, part = POINT_NEAR): boolean {
  return Math.abs(one - other) <= span * part;
}

function hasSameMarks(actual: readonly Mark[], expected: readonly Mark[], [width, height]: Span): boolean {
  if (actual.length !== expected.length) return false;
  const one = actual.toSorted(byPlace);
  const other = expected.toSorted(byPlace);
  const isSame = (a: Mark, b: Mark) =>
    a.name === b.name && isNear(a.point[0], b.point[0], width) && isNear(a.point[1], b.point[1], height);
  // Mostly the order settles it; points that are nearly above each other may have changed places.
  if (one.every((mark, at) => isSame(mark, other[at] as Mark))) return true;
  let from = 0;
  let looks = 0;
  const left = new Set(other.keys());
  return one.every((mark) => {
    while (
      from < other.length &&
      (!left.has(from) || (other[from] as Mark).point[0] < mark.point[0] - width * POINT_NEAR)
    )
      from++;
    for (let at = from; at < other.length; at++) {
      const candidate = other[at] as Mark;
      if (++looks > LOOKS_MAX) return false;
      if (candidate.point[0] > mark.point[0] + width * POINT_NEAR) return false;
      if (left.has(at) && isSame(mark, candidate)) return left.delete(at);
    }
    return false;
  });
}

function byPlace({ point: a }: Mark, { point: b }: Mark): number {
  return a[0] - b[0] || a[1] - b[1];
}

function distinct<Item>(items: readonly Item[], isSame: (one: Item, other: Item) => boolean): Item[] {
  if (items.length > SET_MAX) return [...items];
  const kept: Item[] = [];
  for (const item of items) if (!kept.some((one) => isSame(item, one))) kept.push(item);
  return kept;
}

function isSameSet<Item>(one: readonly Item[], other: readonly Item[], isSame: (a: Item, b: Item) => boolean): boolean {
  if (one.length !== other.length) return false;
  if (one.length > SET_MAX) return one.every((item, at) => isSame(item, other[at] as Item));
  const left = [...other];
  return one.every((item) => {
    const found = left.findIndex((candidate) => isSame(item, candidate));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * Two graphs that go from left to right, or both from right to left, are compared in height, wherever one of them has a point.
 * Any other curve is compared point by point, from either end.
 */
function isSameCurve(actual: readonly Point[], expected: readonly Point[], span: Span): boolean {
  const [one, other] = [rightwards(actual), rightwards(expected)];
  if (one && other) return isSameGraph(one, other, span);
  if (one || other || actual.length !== expected.length) return false;
  const isSame = (row: readonly Point[]) =>
    row.every(([x, y], at) => {
      const [wantedX, wantedY] = expected[at] as Point;
      return isNear(x, wantedX, span[0], CURVE_NEAR) && isNear(y, wantedY, span[1], CURVE_NEAR);
    });
  return isSame(actual) || isSame(actual.toReversed());
}

/** The points from left to right, if no place along the axis has two of them. */
function rightwards(points: readonly Point[]): readonly Point[] | null {
  const isRising = (row: readonly Point[]) => row.every(([x], at) => at === 0 || x > (row[at - 1] as Point)[0]);
  if (isRising(points)) return points;
  const turned = points.toReversed();
  return isRising(turned) ? turned : null;
}

function isSameGraph(actual: readonly Point[], expected: readonly Point[], [width, height]: Span): boolean {
  const ends = ([row, at]: readonly [readonly Point[], number]) => row.at(at)?.[0] ?? 0;
  const hasSameEnds = [0, -1].every((at) => isNear(ends([actual, at]), ends([expected, at]), width));
  return hasSameEnds && isAlong(actual, expected, height) && isAlong(expected, actual, height);
}

/** Whether every point of one lies on the line through the points of the other. */
function isAlong(points: readonly Point[], line: readonly Point[], height: number): boolean {
  let at = 0;
  return points.every(([x, y]) => {
    while (at < line.length - 2 && (line[at + 1] as Point)[0] < x) at++;
    const [x1, y1] = line[at] as Point;
    const [x2, y2] = line[at + 1] ?? [x1, y1];
    const part = x2 === x1 ? 0 : Math.min(1, Math.max(0, (x - x1) / (x2 - x1)));
    return isNear(y, y1 + (y2 - y1) * part, height, CURVE_NEAR);
  });
}
