import { expect, test } from 'vitest';
import { suggestionsAt } from './completions.ts';
import type { Schema } from './schema.ts';

const SCHEMA: Schema = {
  type: 'object',
  properties: {
    slug: { type: 'string' },
    icon: { enum: ['python', 'book'] },
    parent: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    blocks: {
      type: 'array',
      items: {
        anyOf: [
          { properties: { type: { const: 'text' }, slug: {}, txt: {} } },
          { properties: { type: { const: 'code' }, slug: {}, language: { enum: ['python', 'css'] }, code: {} } },
        ],
      },
    },
  },
};

/** The cursor is where the text says ^. */
function suggested(marked: string) {
  return suggestionsAt(marked.replace('^', ''), marked.indexOf('^'), SCHEMA, ['css', 'python']);
}
const labels = (marked: string) => suggested(marked)?.options.map(({ label }) => label) ?? [];

test('the keys that an object lacks are offered', () => {
  expect(labels('{"slug": "a", ^}')).toEqual(['icon', 'parent', 'blocks']);
  expect(labels('{"slug": "a", "ic^"}')).toEqual(['icon']);
});

test('the values that a key may have are offered', () => {
  expect(labels('{"icon": ^}')).toEqual(['python', 'book']);
  expect(labels('{"icon": "b^"}')).toEqual(['book']);
});

test('a parent is one of the documents, or none', () => {
  expect(labels('{"parent": ^}')).toEqual(['css', 'python', 'null']);
});

test('the type of a block decides which keys are offered, wherever it is written', () => {
  expect(labels('{"blocks": [{"type": "code", ^}]}')).toEqual(['slug', 'language', 'code']);
  expect(labels('{"blocks": [{^, "type": "text"}]}')).toEqual(['slug', 'txt']);
});

test('the types of a block are offered, and the values that belong to its type', () => {
  expect(labels('{"blocks": [{"type": "^"}]}')).toEqual(['text', 'code']);
  expect(labels('{"blocks": [{"type": "code", "language": ^}]}')).toEqual(['python', 'css']);
});

test('between values there is nothing to offer', () => {
  expect(labels('{"slug": "a"} ^')).toEqual([]);
});

test('a suggestion takes the place of what is written there already', () => {
  expect(suggested('{"icon": "b^"}')).toEqual({ from: 9, to: 12, options: [{ label: 'book', insert: '"book"' }] });
  expect(suggested('{"ic^": "book"}')?.options).toEqual([{ label: 'icon', insert: '"icon"' }]);
  expect(suggested('{"slug": "a", ^}')).toMatchObject({ from: 14, to: 14, options: [{ insert: '"icon": ' }, {}, {}] });
});
