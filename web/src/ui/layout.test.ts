import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const known = new Set(
  [...readFileSync(new URL('./layout.css', import.meta.url), 'utf8').matchAll(/^\.([\w-]+) \{/gm)].map(
    ([, name]) => name,
  ),
);

test('a class that is written out in a component is one of layout.css, and each of those is in use', () => {
  const written = globSync('**/*.tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => ({ file, name })),
    ),
  );
  expect(written.filter(({ name }) => !known.has(name))).toEqual([]);
  const used = new Set(written.map(({ name }) => name));
  expect([...known].filter((name) => name && !used.has(name))).toEqual([]);
});
