import type { HeightField } from './height-field.ts';

export type Point = readonly [x: number, y: number];
export type Line = { points: Point[]; closed: boolean };

type Segment = readonly [from: Edge, to: Edge];
/** A grid edge, named by its cell corner and direction, so that neighbouring cells agree on it. */
type Edge = string;

/** The lines of one height, by marching squares: in grid coordinates, joined end to end. */
export function traceContours(field: HeightField, level: number): Line[] {
  const crossings = new Map<Edge, Point>();
  const neighbours = new Map<Edge, Edge[]>();
  for (const [from, to] of segments(field, level, crossings)) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
  }
  const unused = new Set(neighbours.keys());
  const loose = [...neighbours].filter(([, others]) => others.length === 1).map(([edge]) => edge);
  // Open lines first, from their ends at the border; what is left over are rings.
  return [...loose, ...neighbours.keys()].flatMap((start) => {
    if (!unused.has(start)) return [];
    const edges = walk(start, neighbours, unused);
    const points = edges.map((edge) => crossings.get(edge)).filter((point) => point !== undefined);
    return [{ points, closed: !loose.includes(start) }];
  });
}

function walk(start: Edge, neighbours: Map<Edge, Edge[]>, unused: Set<Edge>): Edge[] {
  const edges: Edge[] = [];
  let next: Edge | undefined = start;
  while (next !== undefined) {
    edges.push(next);
    unused.delete(next);
    next = neighbours.get(next)?.find((edge) => unused.has(edge));
  }
  return edges;
}

function* segments(field: HeightField, level: number, crossings: Map<Edge, Point>): Generator<Segment> {
  const at = (column: number, row: number) => field.heights[row * field.columns + column] ?? 0;
  const cross = (c1: number, r1: number, c2: number, r2: number): Edge | null => {
    const [a, b] = [at(c1, r1), at(c2, r2)];
    if (a < level === b < level) return null;
    const edge = `${c1},${r1},${c2},${r2}`;
    const share = (level - a) / (b - a);
    crossings.set(edge, [c1 + share * (c2 - c1), r1 + share * (r2 - r1)]);
    return edge;
  };
  for (let row = 0; row < field.rows - 1; row++) {
    for (let column = 0; column < field.columns - 1; column++) {
      const cut = [
        cross(column, row, column + 1, row),
        cross(column + 1, row, column + 1, row + 1),
        cross(column, row + 1, column + 1, row + 1),
        cross(column, row, column, row + 1),
      ].filter((edge) => edge !== null);
      // Two crossings are one line through the cell; four are two lines past a saddle.
      const [first, second, third, fourth] = cut;
      if (first && second) yield [first, second];
      if (third && fourth) yield [third, fourth];
    }
  }
}
