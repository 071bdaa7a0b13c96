import { makeHeightField } from './height-field.ts';
import { type Line, type Point, traceContours } from './trace-contours.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const CELL = 12;
const LEVELS = 19;
const LEVEL_STEP = 0.066;
/** Every fifth line of a map is drawn heavier. */
const INDEX_LINE = 5;
/** How far, in pixels, a drawn line may stray from the traced one. */
const TOLERANCE = 1;
const SHORTEST = 5;

export function contourSvg(): string {
  const field = makeHeightField(WIDTH / CELL + 1, HEIGHT / CELL + 1);
  const paths = { fine: '', heavy: '' };
  for (let index = 1; index <= LEVELS; index++) {
    const drawn = traceContours(field, index * LEVEL_STEP)
      .map(simplify)
      .filter((line) => line.points.length >= SHORTEST)
      .map(pathData)
      .join('');
    if (index % INDEX_LINE === 0) paths.heavy += drawn;
    else paths.fine += drawn;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="lines" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><g fill="none" stroke="currentColor"><path stroke-width="1.25" d="${paths.fine}"/><path stroke-width="2.25" d="${paths.heavy}"/></g></symbol></svg>\n`;
}

function simplify(line: Line): Line {
  const pixels = line.points.map(([x, y]): Point => [x * CELL, y * CELL]);
  const first = pixels[0];
  if (!first) return line;
  return { closed: line.closed, points: fewerPoints(line.closed ? [...pixels, first] : pixels) };
}

/** Douglas and Peucker: drops every point that the line through its neighbours already tells. */
function fewerPoints(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const strays = distanceToLine(point, first, last);
    if (strays > distance) [farthest, distance] = [index, strays];
  });
  if (distance <= TOLERANCE) return [first, last];
  return [...fewerPoints(points.slice(0, farthest + 1)).slice(0, -1), ...fewerPoints(points.slice(farthest))];
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}

/** Curves through the middles of the edges, with the points as handles, in whole relative pixels. */
function pathData({ points, closed }: Line): string {
  const corners = closed ? points.slice(0, -1) : points;
  const middles = corners.map((point, index) => middle(point, corners[(index + 1) % corners.length] ?? point));
  const start = closed ? middles.at(-1) : corners[0];
  if (!start) return '';
  let [penX, penY] = round(start);
  let data = `M${penX} ${penY}q`;
  const curves = closed ? corners.length : corners.length - 1;
  for (let index = closed ? 0 : 1; index < curves; index++) {
    const handle = round(corners[index] ?? start);
    const end = round((!closed && index === curves - 1 ? corners.at(-1) : middles[index]) ?? start);
    data += numbers([handle[0] - penX, handle[1] - penY, end[0] - penX, end[1] - penY], data.endsWith('q'));
    [penX, penY] = end;
  }
  return closed ? `${data}z` : data;
}

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
const round = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

/** A minus sign separates numbers by itself. */
function numbers(values: number[], first: boolean): string {
  return values.map((value, index) => (value < 0 || (first && index === 0) ? `${value}` : ` ${value}`)).join('');
}
