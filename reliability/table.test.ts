import { expect, test } from 'vitest';
import type { Row } from './report.ts';
import { tableOf, withTable } from './table.ts';

const row = (part: string, lost = 0): Row => ({ part, database: 'SQLite', done: 'x', counts: { kills: 1200 }, lost });

test('the table tells of each part in a fixed order, with its counts and what was lost', () => {
  expect(
    tableOf([row('secrets looked for'), row('SIGKILL under load', 3)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| SIGKILL under load | SQLite | x | 1,200 kills | 3 |',
    '| secrets looked for | SQLite | x | 1,200 kills | 0 |',
  ]);
});

test('only what is between the markers is replaced', () => {
  expect(withTable('a\n<!-- table -->\nold\n<!-- /table -->\nb', 'new')).toBe(
    'a\n<!-- table -->\nnew\n<!-- /table -->\nb',
  );
  expect(() => withTable('no markers', 'new')).toThrow('no place');
});
