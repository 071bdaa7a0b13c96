import { expect, test } from 'vitest';
import { indented, LEVELS_MAX, levelOf, orderOf, placed, stepped } from './parsons-lines.ts';

const order = { program: ['a', 'b', 'c'], aside: ['x'], levels: {} };

test('a line goes up and down, and no further than the ends', () => {
  expect(stepped(order, 'b', 'up').program).toEqual(['b', 'a', 'c']);
  expect(stepped(order, 'b', 'down').program).toEqual(['a', 'c', 'b']);
  expect(stepped(order, 'a', 'up').program).toEqual(['a', 'b', 'c']);
  expect(stepped(order, 'c', 'down').program).toEqual(['a', 'b', 'c']);
});

test('a line that does not belong is put aside, and can be taken back', () => {
  const without = stepped(order, 'b', 'out');
  expect(without).toMatchObject({ program: ['a', 'c'], aside: ['x', 'b'] });
  expect(stepped(without, 'x', 'in')).toMatchObject({ program: ['a', 'c', 'x'], aside: ['b'] });
});

test('a line that is dragged lands where it is dropped, in either list, and is never twice', () => {
  expect(placed(order, 'a', 'program', 2).program).toEqual(['b', 'c', 'a']);
  expect(placed(order, 'a', 'aside', 0)).toMatchObject({ program: ['b', 'c'], aside: ['a', 'x'] });
  expect(placed(order, 'x', 'program', 1)).toMatchObject({ program: ['a', 'x', 'b', 'c'], aside: [] });
});

test('a line is indented level by level, neither below the margin nor without end', () => {
  const once = stepped(order, 'b', 'more');
  expect([levelOf(once, 'b'), levelOf(once, 'a')]).toEqual([1, 0]);
  expect(levelOf(stepped(once, 'b', 'less'), 'b')).toBe(0);
  expect(levelOf(stepped(order, 'b', 'less'), 'b')).toBe(0);
  expect(levelOf(indented(order, 'b', 99), 'b')).toBe(LEVELS_MAX);
});

test('a line keeps its indentation when it moves, and loses it when it is put aside', () => {
  const once = stepped(order, 'b', 'more');
  expect(levelOf(stepped(once, 'b', 'up'), 'b')).toBe(1);
  expect(levelOf(stepped(stepped(once, 'b', 'out'), 'b', 'in'), 'b')).toBe(0);
});

test('a stored answer gives the order of its lines, and nothing where its lines are gone', () => {
  expect(orderOf(['b', 'a:2'], ['a', 'b', 'c'])).toEqual({ program: ['b', 'a'], aside: ['c'], levels: { b: 0, a: 2 } });
  expect(orderOf(['gone'], ['a'])).toBeNull();
});
