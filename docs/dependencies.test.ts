import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
type Manifest = {
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const manifest = (folder: string): Manifest => JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8'));

const [, ...sections] = readFileSync(`${root}docs/dependencies.md`, 'utf8').split(/^## /m);
const listed = new Map(
  sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| package'));
    return [title, rows.map((row) => row.split('|').map((cell) => cell.trim()))];
  }),
);

describe.each(['', ...manifest('').workspaces])('package.json of "%s"', (folder) => {
  const rows = listed.get(folder || 'The project') ?? [];
  const { dependencies, devDependencies } = manifest(folder ? `${folder}/` : '');
  const used = { ...dependencies, ...devDependencies };

  test('names what docs/dependencies.md gives a reason for, and nothing else', () => {
    expect(rows.map(([, name]) => name).toSorted()).toEqual(Object.keys(used).toSorted());
    expect(rows.filter(([, , why = '']) => !/^[A-Z].{10,}\.$/.test(why))).toEqual([]);
  });

  test('names exact versions, so that the same product is built tomorrow', () => {
    expect(Object.entries(used).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
