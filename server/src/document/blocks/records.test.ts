import { BLOCK_TYPES, isExercise, isInteractive, isTask } from '@kodestien/contract/document/block-types';
import { BLOCKS } from '@kodestien/contract/document/blocks';
import { expect, test } from 'vitest';
import { documentSchema } from '../../admin/json-backend/schema.ts';
import { schemaIssues } from '../files/schema-issues.ts';

test('what authors begin a block of each type with is a whole block, but for what the server fills in', () => {
  for (const type of BLOCK_TYPES) {
    const record: { schema: object; template: object; filledIn?: readonly string[] } = BLOCKS[type];
    const issues = schemaIssues(record.schema, { slug: type, type, ...record.template });
    expect(issues.map(({ path }) => path).sort(), type).toEqual([...(record.filledIn ?? [])].sort());
  }
});

test('the editor of the admin area gets each type with its name in both languages and a block to begin with', () => {
  const { properties } = documentSchema() as {
    properties: { blocks: { items: { anyOf: { 'x-name': object; examples: { type: string }[] }[] } } };
  };
  const types = properties.blocks.items.anyOf;
  expect(types.map(({ examples }) => examples[0]?.type)).toEqual(BLOCK_TYPES);
  expect(types.every((type) => Object.keys(type['x-name']).join() === '_no,_eng')).toBe(true);
});

test('tasks are exactly the blocks that are worth points, and every task is worked on in the page', () => {
  for (const type of BLOCK_TYPES) {
    expect(isTask({ type }), type).toBe('poeng' in BLOCKS[type].schema.properties);
    if (isTask({ type })) expect(isInteractive({ type }), type).toBe(true);
  }
  expect(BLOCK_TYPES.filter((type) => isExercise({ type }))).toEqual(['exercise']);
});
