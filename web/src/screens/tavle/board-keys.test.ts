import { expect, test } from 'vitest';
import { boardAction } from './board-keys.ts';

const NO_KEYS = { defaultPrevented: false, ctrlKey: false, altKey: false, metaKey: false, target: null };

test.each([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageUp', 'previous'],
  ['Escape', 'leave'],
  ['f', 'answer'],
])('%s on the board: %s', (key, action) => {
  expect(boardAction({ ...NO_KEYS, key })).toBe(action);
});

test('what the browser or a program has taken is left alone', () => {
  expect(boardAction({ ...NO_KEYS, key: 'f', ctrlKey: true })).toBeNull();
  expect(boardAction({ ...NO_KEYS, key: 'ArrowRight', defaultPrevented: true })).toBeNull();
  expect(boardAction({ ...NO_KEYS, key: 'a' })).toBeNull();
});
