import { expect, test } from 'vitest';
import { diffLine, diffOutputs, showInvisible } from './diff.ts';

test('lines that are the same stand as they are, and the others show what is missing and what is too much', () => {
  expect(diffOutputs('a\nb\nc\n', 'a\nc\nd\n')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'missing', parts: [{ text: 'b', changed: true }] },
    { kind: 'same', text: 'c' },
    { kind: 'extra', parts: [{ text: 'd', changed: true }] },
  ]);
});

test('a line that is nearly right is marked exactly where it is wrong', () => {
  expect(diffOutputs('Hei, Ada!', 'hei, Ada')).toEqual([
    {
      kind: 'changed',
      expected: [
        { text: 'H', changed: true },
        { text: 'ei, Ada', changed: false },
        { text: '!', changed: true },
      ],
      actual: [
        { text: 'h', changed: true },
        { text: 'ei, Ada', changed: false },
      ],
    },
  ]);
});

test('a line that is quite different is marked by words', () => {
  expect(diffLine('The sum is twelve', 'The product is 3').actual).toEqual([
    { text: 'The ', changed: false },
    { text: 'product', changed: true },
    { text: ' is ', changed: false },
    { text: '3', changed: true },
  ]);
});

test('an output of nothing is compared too', () => {
  expect(diffOutputs('a', '')).toEqual([{ kind: 'missing', parts: [{ text: 'a', changed: true }] }]);
  expect(diffOutputs('', '')).toEqual([]);
});

test('a long output is cut, and quickly', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => String(index)).join('\n');
  expect(diffOutputs(many, many).length).toBe(401);
});

test('long lines that have nothing in common are not searched for it', () => {
  const letters = (step: number) =>
    Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0x4e00 + at * step)).join('');
  const [line] = diffOutputs(letters(3), letters(5));
  expect(line).toEqual({
    kind: 'changed',
    expected: [{ text: letters(3), changed: true }],
    actual: [{ text: letters(5), changed: true }],
  });
});

test('characters that nobody sees are shown as signs', () => {
  expect(showInvisible(' a  b c ')).toBe('·a··b c·');
  expect(showInvisible('a\tb\u00a0c\u0007')).toBe('a→b⍽c␇');
});
