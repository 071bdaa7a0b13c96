/** A made-up piece of mountain country: a grid of heights, the same every time. */
export type HeightField = { columns: number; rows: number; heights: Float64Array };

type Summit = { x: number; y: number; height: number; reachX: number; reachY: number };

/** Positions and reaches are shares of the width and height of the map. */
const SUMMITS: Summit[] = [
  { x: 0.8, y: 0.3, height: 1, reachX: 0.17, reachY: 0.27 },
  { x: 0.95, y: 0.62, height: 0.55, reachX: 0.12, reachY: 0.2 },
  { x: 0.56, y: 0.78, height: 0.5, reachX: 0.16, reachY: 0.22 },
  { x: 0.3, y: 0.2, height: 0.42, reachX: 0.2, reachY: 0.24 },
  { x: 0.1, y: 0.82, height: 0.62, reachX: 0.15, reachY: 0.26 },
  { x: 0.44, y: 0.42, height: -0.3, reachX: 0.1, reachY: 0.18 },
];

export function makeHeightField(columns: number, rows: number): HeightField {
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[row * columns + column] = heightAt(column / (columns - 1), row / (rows - 1));
    }
  }
  return { columns, rows, heights };
}

function heightAt(x: number, y: number): number {
  const [u, v] = bend(x, y);
  return SUMMITS.reduce((sum, summit) => {
    const dx = (u - summit.x) / summit.reachX;
    const dy = (v - summit.y) / summit.reachY;
    return sum + summit.height * Math.exp(-(dx * dx + dy * dy) / 2);
  }, 0.18 * x);
}

/** Slow waves pull the round hills out of shape, into spurs and valleys. */
function bend(x: number, y: number): [number, number] {
  const u = x + 0.028 * Math.sin(9 * y + 2.1) + 0.014 * Math.sin(21 * y - 8 * x) + 0.006 * Math.sin(38 * x + 17 * y);
  const v = y + 0.05 * Math.sin(7 * x + 0.4) + 0.022 * Math.sin(17 * x + 6 * y) + 0.01 * Math.sin(33 * y - 21 * x);
  return [u, v];
}
