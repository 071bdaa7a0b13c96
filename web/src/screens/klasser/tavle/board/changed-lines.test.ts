import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const shown = (before: string, after: string) =>
  changedLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test('a line that was changed is shown as removed and added, between those that stayed', () => {
  expect(shown('a\nb\nc', 'a\nB\nc')).toEqual([' a', '-b', '+B', ' c']);
});

test('a line that was put in does not change those after it', () => {
  expect(shown('a\nb', 'x\na\nb')).toEqual(['+x', ' a', ' b']);
});

test('the same program has nothing that changed', () => {
  expect(changedLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
});
