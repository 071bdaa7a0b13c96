import { expect, test } from 'vitest';
import { textDiff } from './text-diff.ts';

test('the words that differ are found, and those around them are left alone', () => {
  expect(textDiff('Hei du der', 'Hei dere der')).toEqual([
    { kind: 'same', text: 'Hei ' },
    { kind: 'gone', text: 'du' },
    { kind: 'new', text: 'dere' },
    { kind: 'same', text: ' der' },
  ]);
});

test('two texts that are equal have nothing to show but themselves', () => {
  expect(textDiff('Hei', 'Hei')).toEqual([{ kind: 'same', text: 'Hei' }]);
});

test('whatever is left and whatever is new can be put together again', () => {
  const [before, after] = ['en to  tre\nfire', 'to tre fire fem'];
  const parts = textDiff(before, after);
  const only = (kind: 'gone' | 'new') =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect(only('gone')).toBe(before);
  expect(only('new')).toBe(after);
});
