import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the page for schools lists what is stored table by table, and names no table that does not exist', () => {
  const migrations = globSync('server/src/database/migrations/0*.ts', { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  );
  const made = migrations.flatMap((text) =>
    [...text.matchAll(/create [^\n]*?table (\w+)/g)].map(([, name = '']) => name),
  );
  const text = readFileSync(`${root}docs/school/hva-som-lagres.md`, 'utf8');
  const listed = text
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(listed.toSorted()).toEqual([...new Set(made)].toSorted());
});
