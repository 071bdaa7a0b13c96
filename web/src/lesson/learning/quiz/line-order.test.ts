import { expect, test } from 'vitest';
import { placed, stepped } from './line-order.ts';

const order = { program: ['a', 'b', 'c'], aside: ['x'] };

test('a line goes up and down, and no further than the ends', () => {
  expect(stepped(order, 'b', 'up').program).toEqual(['b', 'a', 'c']);
  expect(stepped(order, 'b', 'down').program).toEqual(['a', 'c', 'b']);
  expect(stepped(order, 'a', 'up').program).toEqual(['a', 'b', 'c']);
  expect(stepped(order, 'c', 'down').program).toEqual(['a', 'b', 'c']);
});

test('a line that does not belong is put aside, and can be taken back', () => {
  const without = stepped(order, 'b', 'out');
  expect(without).toEqual({ program: ['a', 'c'], aside: ['x', 'b'] });
  expect(stepped(without, 'x', 'in')).toEqual({ program: ['a', 'c', 'x'], aside: ['b'] });
});

test('a line that is dragged lands where it is dropped, in either list, and is never twice', () => {
  expect(placed(order, 'a', 'program', 2).program).toEqual(['b', 'c', 'a']);
  expect(placed(order, 'a', 'aside', 0)).toEqual({ program: ['b', 'c'], aside: ['a', 'x'] });
  expect(placed(order, 'x', 'program', 1)).toEqual({ program: ['a', 'x', 'b', 'c'], aside: [] });
});
