import type { DrawingStep } from './observation.ts';
import { hasSamePlots, isOfPlot } from './plot.ts';
import type { PlotStep } from './plot-step.ts';

type Point = readonly [number, number];
type TurtleStep = Exclude<DrawingStep, PlotStep>;
type Line = Extract<DrawingStep, { kind: 'line' }>;

/** How far apart two points may be that a person takes for the same. */
const NEAR = 0.6;

/** How the look of a line begins. */
const LINE = 'line ';

/**
 * Whether two drawings look the same: the same lines, dots, areas and words, in whatever order and direction they were
 * drawn, and however many strokes a straight line was made of. Plots are compared by what they show (`plot.ts`).
 */
export function isSameDrawing(actual: readonly DrawingStep[], expected: readonly DrawingStep[]): boolean {
  const [one, other] = [picture(ofTurtle(actual)), picture(ofTurtle(expected))];
  if (!hasSamePlots(actual, expected)) return false;
  if (one.background !== other.background) return false;
  return isSameSet(one.shapes, other.shapes) || isSameSet(inWholeLines(one.shapes), inWholeLines(other.shapes));
}

function ofTurtle(steps: readonly DrawingStep[]): TurtleStep[] {
  return steps.filter((step) => !isOfPlot(step));
}

/** Something on the sheet: what it is, apart from where, and the points that say where. */
type Shape = { look: string; points: readonly Point[]; edges: Edges; cell: readonly [number, number, number] };
type Edges = Readonly<Record<'left' | 'right' | 'low' | 'high', number>>;

function shape(look: string, points: readonly Point[]): Shape {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  let [sumX, sumY] = [0, 0];
  for (const [x, y] of points) {
    [left, right, low, high] = [Math.min(left, x), Math.max(right, x), Math.min(low, y), Math.max(high, y)];
    [sumX, sumY] = [sumX + x, sumY + y];
  }
  return {
    look: `${look} ${points.length}`,
    points,
    edges: { left, right, low, high },
    cell: [Math.round(sumX / points.length), Math.round(sumY / points.length), Math.round(left)],
  };
}

function picture(steps: readonly TurtleStep[]): { background: string; shapes: Shape[] } {
  let background = '#ffffff';
  let shapes: Shape[] = [];
  for (const step of joinStrokes(steps)) {
    if (step.kind === 'turtle') continue;
    if (step.kind === 'clear') shapes = [];
    else if (step.kind === 'background') background = step.colour;
    else if (step.kind === 'line') shapes.push(lineShape(step));
    else if (step.kind === 'dot') shapes.push(shape(`dot ${step.colour} ${step.size}`, [step.at]));
    else if (step.kind === 'fill') shapes.push(shape(`fill ${step.colour}`, corners(step.points)));
    else shapes.push(shape(JSON.stringify([step.text, step.colour, step.size, step.align]), [step.at]));
  }
  return { background, shapes: withoutRepeats(shapes) };
}

function joinStrokes(steps: readonly TurtleStep[]): TurtleStep[] {
  const joined: TurtleStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last?.kind === 'line' && step.kind === 'line' && continues(last, step))
      joined.splice(-1, 1, { ...last, to: step.to });
    else joined.push(step);
  }
  return joined;
}

function lineShape({ from, to, colour, width }: Line): Shape {
  return shape(`${LINE}${colour} ${width}`, [from, to].toSorted(byPlace));
}

/** The next line goes straight on from where the last one ended. */
function continues(line: Line, next: Line): boolean {
  const isSamePen = line.colour === next.colour && line.width === next.width;
  return isSamePen && distance(line.to, next.from) < NEAR && isStraight(line.from, line.to, next.to);
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  const [along, on] = [minus(b, a), minus(c, b)];
  const length = Math.hypot(...along) * Math.hypot(...on);
  if (length === 0) return true;
  const cross = along[0] * on[1] - along[1] * on[0];
  const forwards = along[0] * on[0] + along[1] * on[1] > 0;
  return forwards && Math.abs(cross) / length < 0.002;
}

/**
 * Lines that meet end to end on the same straight line, or lie on one another, as the one line that a person sees,
 * whatever else was drawn in between.
 */
function inWholeLines(shapes: readonly Shape[]): Shape[] {
  const isLine = ({ look }: Shape) => look.startsWith(LINE);
  const tracks = Map.groupBy(shapes.filter(isLine), trackOf);
  return [...shapes.filter((one) => !isLine(one)), ...[...tracks.values()].flatMap(joinOnTrack)];
}

/** The same for lines of one pen that lie on the same endless straight line. */
function trackOf(line: Shape): string {
  const [along, degrees] = direction(line);
  const [x, y] = line.points[0] as Point;
  return `${line.look} ${Math.round(degrees * 1000)} ${Math.round(along[0] * y - along[1] * x)}`;
}

function direction({ points }: Shape): [along: Point, degrees: number] {
  const [x, y] = minus(points[1] as Point, points[0] as Point);
  const turned = (Math.atan2(y, x) * 180) / Math.PI;
  const degrees = turned < -0.01 ? turned + 180 : turned > 179.99 ? turned - 180 : turned;
  const angle = (degrees * Math.PI) / 180;
  return [[Math.cos(angle), Math.sin(angle)], degrees];
}

function joinOnTrack(lines: readonly Shape[]): Shape[] {
  const [first] = lines;
  if (!first || lines.length === 1) return [...lines];
  const [[dx, dy]] = direction(first);
  const place = ([x, y]: Point) => x * dx + y * dy;
  const parts = lines.map(({ points }) => points.toSorted((a, b) => place(a) - place(b)) as [Point, Point]);
  const joined: [Point, Point][] = [];
  for (const [from, to] of parts.toSorted(([a], [b]) => place(a) - place(b))) {
    const last = joined.at(-1);
    if (!last || place(from) > place(last[1]) + NEAR) joined.push([from, to]);
    else if (place(to) > place(last[1])) last[1] = to;
  }
  const look = first.look.slice(0, first.look.lastIndexOf(' '));
  return joined.map((ends) => shape(look, ends.toSorted(byPlace)));
}

/** The corners of an area, wherever someone began to walk around it, and without points on a straight side. */
function corners(points: readonly Point[]): Point[] {
  const open = points.filter((point, index) => distance(point, points.at(index - 1) as Point) >= NEAR);
  const kept = open.filter((point, index) => {
    const [before, after] = [open.at(index - 1) as Point, open[(index + 1) % open.length] as Point];
    return !isStraight(before, point, after);
  });
  return kept.toSorted(byPlace);
}

function withoutRepeats(shapes: readonly Shape[]): Shape[] {
  const kept = new ShapeSet();
  return shapes.filter((shape) => {
    if (kept.find(shape)) return false;
    kept.add(shape);
    return true;
  });
}

function isSameSet(one: readonly Shape[], other: readonly Shape[]): boolean {
  if (one.length !== other.length) return false;
  const left = new ShapeSet();
  for (const shape of other) left.add(shape);
  return one.every((shape) => {
    const found = left.find(shape);
    if (found) left.delete(found);
    return Boolean(found);
  });
}

/** Shapes by where they are, so that finding one among thousands is quick. */
class ShapeSet {
  #cells = new Map<string, Set<Shape>>();

  add(shape: Shape): void {
    const cell = this.#cells.get(cellOf(shape)) ?? new Set();
    cell.add(shape);
    this.#cells.set(cellOf(shape), cell);
  }

  delete(shape: Shape): void {
    this.#cells.get(cellOf(shape))?.delete(shape);
  }

  find(shape: Shape): Shape | undefined {
    for (const [dx, dy, dLeft] of AROUND) {
      for (const candidate of this.#cells.get(cellOf(shape, dx, dy, dLeft)) ?? []) {
        if (isSameShape(candidate, shape)) return candidate;
      }
    }
    return undefined;
  }
}

const STEPS = [0, -1, 1] as const;
const AROUND = STEPS.flatMap((dx) => STEPS.flatMap((dy) => STEPS.map((dLeft) => [dx, dy, dLeft] as const)));

/** The middle of a shape and its left edge: thousands of lines may cross in one point. */
function cellOf({ look, cell: [x, y, left] }: Shape, dx = 0, dy = 0, dLeft = 0): string {
  return `${look} ${x + dx} ${y + dy} ${left + dLeft}`;
}

function isSameShape(one: Shape, other: Shape): boolean {
  if (!isNear(one.edges, other.edges) || one.look !== other.look) return false;
  const left = [...other.points];
  return one.points.every((point) => {
    const found = left.findIndex((candidate) => distance(point, candidate) < NEAR);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function isNear(one: Edges, other: Edges): boolean {
  return (
    Math.abs(one.left - other.left) < NEAR &&
    Math.abs(one.right - other.right) < NEAR &&
    Math.abs(one.low - other.low) < NEAR &&
    Math.abs(one.high - other.high) < NEAR
  );
}

function byPlace(a: Point, b: Point): number {
  return a[0] - b[0] || a[1] - b[1];
}

function minus(a: Point, b: Point): [number, number] {
  return [a[0] - b[0], a[1] - b[1]];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(...minus(a, b));
}
