import { describe, expect, test } from 'vitest';
import { isSameDrawing } from './drawing.ts';
import type { DrawingStep } from './observation.ts';

type Point = readonly [number, number];
const line = (from: Point, to: Point, colour = '#000000', width = 1): DrawingStep => ({
  kind: 'line',
  from,
  to,
  colour,
  width,
});
const path = (...points: Point[]) => points.slice(1).map((to, index) => line(points[index] as Point, to));
const square = path([0, 0], [100, 0], [100, 100], [0, 100], [0, 0]);

describe('two drawings look the same', () => {
  test('when the lines are drawn in another order, from another corner, or backwards', () => {
    expect(isSameDrawing(square.toReversed(), square)).toBe(true);
    expect(isSameDrawing(path([100, 100], [100, 0], [0, 0], [0, 100], [100, 100]), square)).toBe(true);
  });
  test('wherever the turtle is in the end', () => {
    const turtle = (x: number): DrawingStep => ({
      kind: 'turtle',
      at: [x, 0],
      heading: 0,
      colour: '#000000',
      down: true,
    });
    expect(isSameDrawing([...square, turtle(0)], [...square, turtle(90)])).toBe(true);
    expect(isSameDrawing([turtle(0)], [])).toBe(true);
  });
  test('when a line is drawn in several strokes, or twice', () => {
    expect(isSameDrawing(path([0, 0], [30, 0], [100, 0], [100, 100], [0, 100], [0, 50], [0, 0]), square)).toBe(true);
    expect(isSameDrawing([...square, line([0, 0], [100, 0])], square)).toBe(true);
  });
  test('when a line is drawn whole or in parts with other things in between', () => {
    const dot = (x: number): DrawingStep => ({ kind: 'dot', at: [x, 0], size: 20, colour: '#ff0000' });
    const parts = [dot(0), line([0, 0], [35, 0]), dot(35), line([35, 0], [70, 0]), dot(70)];
    const whole = [line([0, 0], [70, 0]), dot(0), dot(35), dot(70)];
    expect(isSameDrawing(whole, parts)).toBe(true);
    expect(isSameDrawing([line([50, 0], [0, 0]), line([70, 0], [20, 0]), ...whole.slice(1)], parts)).toBe(true);
    expect(isSameDrawing([line([0, 0], [30, 0]), line([40, 0], [70, 0]), ...whole.slice(1)], parts)).toBe(false);
    expect(isSameDrawing([line([0, 0], [105, 0]), ...whole.slice(1)], parts)).toBe(false);
    const slanted = [line([0, 0], [-30, 40]), dot(5), line([-60, 80], [-30, 40])];
    expect(isSameDrawing([line([-60, 80], [0, 0]), dot(5)], slanted)).toBe(true);
  });
  test('when they differ by less than anybody sees', () => {
    expect(isSameDrawing(path([0, 0], [100.3, 0], [100, 100.2], [0, 99.9], [0, 0.1]), square)).toBe(true);
  });
  test('when what was wiped out differs', () => {
    expect(isSameDrawing([line([5, 5], [9, 9]), { kind: 'clear' }, ...square], square)).toBe(true);
  });
  test('when an area begins at another corner', () => {
    const area = (...points: Point[]): DrawingStep => ({ kind: 'fill', points, colour: '#ff0000' });
    expect(
      isSameDrawing([area([0, 0], [50, 0], [50, 50], [0, 0])], [area([50, 50], [0, 0], [20, 0], [50, 0], [50, 50])]),
    ).toBe(true);
    expect(isSameDrawing([area([0, 0], [50, 0], [50, 50])], [area([0, 0], [50, 0], [50, 60])])).toBe(false);
  });
});

describe('two drawings do not look the same', () => {
  test.each<[string, DrawingStep[]]>([
    ['nothing is drawn', []],
    ['a side is missing', square.slice(1)],
    ['there is a line too many', [...square, line([0, 0], [100, 100])]],
    ['it is mirrored', path([0, 0], [100, 0], [100, -100], [0, -100], [0, 0])],
    ['it is larger', path([0, 0], [110, 0], [110, 110], [0, 110], [0, 0])],
    ['the colour is another', square.map((step) => ({ ...step, colour: '#ff0000' }) as DrawingStep)],
    ['the pen is thicker', square.map((step) => ({ ...step, width: 3 }) as DrawingStep)],
    ['the sheet has another colour', [{ kind: 'background', colour: '#0000ff' }, ...square]],
    ['there is a dot', [...square, { kind: 'dot', at: [0, 0], size: 5, colour: '#000000' }]],
  ])('when %s', (_why, drawing) => {
    expect(isSameDrawing(drawing, square)).toBe(false);
  });
});

test('drawings of many thousand lines are compared without delay', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => line([index, 0], [index, (index * 7) % 100]));
  expect(isSameDrawing(many.toReversed(), many)).toBe(true);
});

test('thousands of lines through one point are compared as quickly as others', () => {
  const star = Array.from({ length: 9_000 }, (_, index): DrawingStep => {
    const [x, y] = [Math.cos(index) * (10 + index / 10), Math.sin(index) * (10 + index / 10)];
    return line([-x, -y], [x, y]);
  });
  expect(isSameDrawing(star, star.toReversed())).toBe(true);
  expect(isSameDrawing(star.slice(1), star)).toBe(false);
});
