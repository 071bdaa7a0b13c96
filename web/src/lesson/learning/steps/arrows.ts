export type Box = { left: number; top: number; width: number; height: number };

/** Where an arrow begins, the right edge of the box that it begins in, and the box that it points at. */
export type ArrowEnds = { from: Box; edge: number; to: Box; isBetweenObjects: boolean };

/** How far down a box its arrows arrive: the middle of its title. */
const ARRIVES_AT = 13;
const HEAD = 5;
const LANES = 3;
const LANE = 7;

/**
 * An arrow as the path of an SVG: its line and its head. It leaves its box on the right and never runs over what others
 * hold. Variables stand left of the objects, so their arrows run in the gap between and arrive from the left. Arrows
 * between objects run in the free lane right of these.
 */
export function arrowPath({ from, edge, to, isBetweenObjects }: ArrowEnds, order = 0): string {
  const x1 = round(from.left + from.width / 2);
  const y1 = round(from.top + from.height / 2);
  const y2 = round(to.top + Math.min(ARRIVES_AT, to.height / 2));
  const out = round(edge);
  if (!isBetweenObjects) {
    const x2 = round(to.left);
    const bend = round((x2 - out) * 0.7);
    const line = `M${x1} ${y1}L${out} ${y1}C${round(out + bend)} ${y1} ${round(x2 - bend)} ${y2} ${x2 - 1} ${y2}`;
    return `${line}M${x2 - HEAD - 1} ${y2 - HEAD + 1}L${x2 - 1} ${y2}L${x2 - HEAD - 1} ${y2 + HEAD - 1}`;
  }
  const x2 = round(to.left + to.width);
  // A curve reaches three quarters of the way to where it is drawn to. Neighbours take lanes of their own.
  const far = round(Math.max(out, x2) + ((order % LANES) + 1.5) * LANE);
  const line = `M${x1} ${y1}L${out} ${y1}C${far} ${y1} ${far} ${y2} ${x2 + 1} ${y2}`;
  return `${line}M${x2 + HEAD + 1} ${y2 - HEAD + 1}L${x2 + 1} ${y2}L${x2 + HEAD + 1} ${y2 + HEAD - 1}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
