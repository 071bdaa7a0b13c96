import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_KINDS } from '@kodestien/contract/document/check-kinds';
import { Check } from '@kodestien/contract/document/exercise';
import { describe, expect, test } from 'vitest';
import { schemaIssues } from '../files/schema-issues.ts';
import { CONTENT_FOLDER } from '../source/content-root.ts';

const about = { id: 'a', name: { _no: 'Navn', _eng: 'Name' } };

describe('a kind of check', () => {
  test.each(Object.keys(CHECK_KINDS))('"%s" is explained to authors', async (kind) => {
    const guide = await readFile(join(CONTENT_FOLDER, 'README.md'), 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.some((row) => row.split('|')[1]?.includes(`\`${kind}\``))).toBe(true);
  });

  test('takes the settings of its own record and no others', () => {
    expect(schemaIssues(Check, { ...about, kind: 'count', selector: 'p' })).toEqual([]);
    expect(schemaIssues(Check, { ...about, kind: 'count', selector: 'p', stdin: '' })).toHaveLength(1);
    expect(
      schemaIssues(Check, { ...about, kind: 'stdin', stdin: '', vary: { _no: { pris: 1 }, _eng: { price: 1 } } }),
    ).toEqual([]);
    expect(schemaIssues(Check, { ...about, kind: 'stdin', stdin: '', vary: { 'not a name': 1 } })).not.toEqual([]);
    expect(schemaIssues(Check, { ...about, kind: 'stdin', stdin: '', shuffle: { range: [1, 6] } })).toEqual([]);
    expect(schemaIssues(Check, { ...about, kind: 'guess' })).not.toEqual([]);
  });
});
