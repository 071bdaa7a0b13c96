export type Box = { left: number; top: number; width: number; height: number };

/** Where an arrow begins, and the box that it points at. */
export type ArrowEnds = { from: Box; to: Box; isBetweenObjects: boolean };

/** How far down a box its arrows arrive: the middle of its title. */
const ARRIVES_AT = 13;
const HEAD = 5;
const LANES = 3;
const LANE = 7;

/**
 * An arrow as the path of an SVG: its line and its head. Variables stand left of the objects, so their arrows run in the
 * gap between and arrive from the left. Arrows between objects run in the free lane right of these.
 */
export function arrowPath({ from, to, isBetweenObjects }: ArrowEnds, order = 0): string {
  const x1 = round(from.left + from.width / 2);
  const y1 = round(from.top + from.height / 2);
  const y2 = round(to.top + Math.min(ARRIVES_AT, to.height / 2));
  if (!isBetweenObjects) {
    const x2 = round(to.left);
    const bend = round(Math.max(12, (x2 - x1) * 0.55));
    const line = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2 - 1} ${y2}`;
    return `${line}M${x2 - HEAD - 1} ${y2 - HEAD + 1}L${x2 - 1} ${y2}L${x2 - HEAD - 1} ${y2 + HEAD - 1}`;
  }
  const x2 = round(to.left + to.width);
  // A curve reaches three quarters of the way to where it is drawn to. Neighbours take lanes of their own.
  const far = round(Math.max(x1, x2) + ((order % LANES) + 1.5) * LANE);
  const line = `M${x1} ${y1}C${far} ${y1} ${far} ${y2} ${x2 + 1} ${y2}`;
  return `${line}M${x2 + HEAD + 1} ${y2 - HEAD + 1}L${x2 + 1} ${y2}L${x2 + HEAD + 1} ${y2 + HEAD - 1}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
