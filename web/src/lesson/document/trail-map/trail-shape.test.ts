import { expect, test } from 'vitest';
import { MAP_WIDTH, trailShape } from './trail-shape.ts';

test.each([1, 2, 4, 12])('a course of %i lessons climbs from its foot to the summit, inside the map', (lessons) => {
  const { stops, summit, pieces, height } = trailShape(lessons);
  expect(stops).toHaveLength(lessons);
  expect(pieces).toHaveLength(lessons + 1);
  const heights = [...stops, summit].map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((low, high) => high - low));
  for (const { x, y } of [...stops, summit]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test('lessons stand on the left and on the right in turn, so that each has room for its name', () => {
  const sides = trailShape(4).stops.map(({ x }) => (x < MAP_WIDTH / 2 ? 'left' : 'right'));
  expect(sides).toEqual(['left', 'right', 'left', 'right']);
});

test('each piece begins where the one before ended', () => {
  const ends = trailShape(3).pieces.map((piece) => {
    const numbers = piece.match(/-?[\d.]+/g) ?? [];
    return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
  });
  ends.slice(1).forEach(({ from }, index) => {
    expect(from).toEqual(ends[index]?.to);
  });
});
