export type Point = { x: number; y: number };

/** The map's own units; it is drawn as wide as there is room. */
export const MAP_WIDTH = 560;
const CENTRE = MAP_WIDTH / 2;
const SUMMIT_Y = 60;
const STEP_Y = 112;
const FOOT_Y = 64;
/** How far the trail swings to each side, at its foot and near the summit. */
const SWING = { foot: 92, top: 34 };

export type TrailShape = {
  height: number;
  /** Where the trail begins. */
  foot: Point;
  /** From there upwards: one place for each lesson. */
  stops: Point[];
  summit: Point;
  /** One piece of path for each step: to the first lesson, from each lesson to the next, and to the summit. */
  pieces: string[];
};

/** A trail that swings up a hillside, with a place for each lesson: left, right, left … and the summit above them. */
export function trailShape(lessons: number): TrailShape {
  const height = SUMMIT_Y + FOOT_Y + lessons * STEP_Y;
  const stops = Array.from({ length: lessons }, (_, index) => {
    const climbed = lessons === 1 ? 0 : index / (lessons - 1);
    const swing = SWING.foot + (SWING.top - SWING.foot) * climbed;
    return { x: CENTRE + (index % 2 === 0 ? -swing : swing), y: height - FOOT_Y - index * STEP_Y };
  });
  const summit = { x: CENTRE, y: SUMMIT_Y };
  const foot = { x: CENTRE, y: height };
  const way = [foot, ...stops, summit];
  return {
    height,
    foot,
    stops,
    summit,
    pieces: way.slice(1).map((to, index) => bend(way[index] ?? to, to)),
  };
}

/** Straight up at both ends, so that one piece goes over into the next without a corner. */
function bend(from: Point, to: Point): string {
  const reach = (from.y - to.y) * 0.6;
  return `M${at(from)}C${at({ x: from.x, y: from.y - reach })} ${at({ x: to.x, y: to.y + reach })} ${at(to)}`;
}

const RING_GAP = 44;
/** Of a whole ring. */
const CORNERS = 40;
/** Nothing is seen of what is higher up than this above the map: the page begins there. */
const ABOVE = 250;

/** Lines of equal height around the summit, wider and lower with each: uneven, as hills are. Another turn is another hill. */
export function hillside(height: number, turn = 0): string[] {
  // Enough of them to run out of whatever the map lies on.
  const rings = Math.ceil(height / RING_GAP) + 6;
  return Array.from({ length: rings }, (_, ring) => {
    const radius = 30 + ring * RING_GAP;
    const middle = SUMMIT_Y + ring * 12;
    // From a place on one side, round below the summit, to the same height on the other side.
    const rise = Math.asin(Math.min(1, (middle + ABOVE) / radius));
    const count = Math.ceil(CORNERS * (0.5 + rise / Math.PI));
    const isWhole = count === CORNERS;
    const corners = Array.from({ length: isWhole ? count + 2 : count + 1 }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI - rise;
      const uneven =
        1 +
        0.09 * Math.sin(2 * angle + 0.7 + turn) +
        0.06 * Math.sin(3 * angle + ring * 0.35 + 2 * turn) +
        0.03 * Math.sin(7 * angle);
      return { x: CENTRE + radius * uneven * Math.cos(angle), y: middle + radius * uneven * Math.sin(angle) };
    });
    return rounded(corners);
  });
}

/** A line that follows these corners without touching them: from middle to middle, so that T need not repeat each bend. */
function rounded(corners: readonly Point[]): string {
  const [first, ...middles] = corners
    .slice(1)
    .map((to, index) => ({ x: (to.x + (corners[index] ?? to).x) / 2, y: (to.y + (corners[index] ?? to).y) / 2 }));
  const [, bend] = corners;
  if (!first || !bend) return '';
  return `M${at(first)}Q${at(bend)} ${middles.map(at).join('T')}`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
