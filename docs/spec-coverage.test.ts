import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { testTitles } from './test-titles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(`${root}docs/spec-coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', where = '', proof = '']) => ({ statement, where, proof }));

const known = new Map<string, string[]>();
function titlesIn(file: string): string[] {
  const titles = known.get(file) ?? testTitles(readFileSync(root + file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
  known.set(file, titles);
  return titles;
}

test('the coverage has a row for each statement', () => {
  expect(rows.length).toBeGreaterThan(100);
});

describe.each(rows)('$statement', ({ where, proof }) => {
  test('lives where the row says', () => {
    const places = [...where.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '');
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => !existsSync(root + place))).toEqual([]);
  });

  test('is proven by a test of that very title', () => {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
    expect(existsSync(root + file), `${file} of "${proof}"`).toBe(true);
    expect(titlesIn(file).filter((one) => one === title)).toHaveLength(1);
  });
});
