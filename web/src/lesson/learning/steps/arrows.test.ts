import { expect, test } from 'vitest';
import { arrowPath } from './arrows.ts';

const dot = (left: number, top: number) => ({ left, top, width: 8, height: 8 });
const list = { left: 200, top: 40, width: 120, height: 60 };
const ys = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
const xs = (path: string) => ys(path).filter((_, index) => index % 2 === 0);

test('arrows of two names for one list arrive at the same point of its left side', () => {
  const [a, b] = [dot(100, 20), dot(100, 90)].map((from) =>
    arrowPath({ from, edge: 120, to: list, isBetweenObjects: false }),
  );
  const head = (path = '') => path.slice(path.lastIndexOf('M'));
  expect(a).not.toBe(b);
  expect(head(a)).toBe(head(b));
  expect(head(a)).toContain('L199 53');
});

test('an arrow from a name stays in the gap between the columns', () => {
  const path = arrowPath({ from: dot(100, 300), edge: 120, to: list, isBetweenObjects: false });
  expect(path.startsWith('M104 304L120 304C')).toBe(true);
  const bends = xs(path.slice(path.indexOf('C')));
  expect(Math.min(...bends)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...bends)).toBeLessThan(list.left);
});

test('an arrow from one object to another goes around on the right, neighbours beside each other', () => {
  const paths = [0, 1].map((order) =>
    arrowPath({ from: dot(300, 150), edge: 320, to: list, isBetweenObjects: true }, order),
  );
  for (const path of paths) expect(Math.max(...xs(path))).toBeGreaterThan(list.left + list.width);
  expect(paths[0]).not.toBe(paths[1]);
});
