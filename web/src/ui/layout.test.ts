import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const components = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] }).map((file) => ({
  file,
  source: readFileSync(new URL(file, folder), 'utf8'),
}));
const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name),
  );

test('a class that is written out in a component is one of layout.css, and each of those is in use', () => {
  const known = classesIn(readFileSync(new URL('./layout.css', import.meta.url), 'utf8'));
  const written = components.flatMap(({ file, source }) =>
    [...source.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => ({ file, name })),
    ),
  );
  expect(written.filter(({ name }) => !known.has(name))).toEqual([]);
  const used = new Set(written.map(({ name }) => name));
  expect([...known].filter((name) => name && !used.has(name))).toEqual([]);
});

test('a class that a component takes from its style sheet is there, and each that is there is taken', () => {
  const taken = new Map<string, { names: Set<string>; byName: boolean }>();
  const missing: string[] = [];
  for (const { file, source } of components) {
    const code = source.replaceAll(/'[^'\n]*'/g, "''");
    for (const [, local = '', path = ''] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = new URL(path, new URL(file, folder)).pathname;
      const known = classesIn(readFileSync(sheet, 'utf8'));
      const names = [...code.matchAll(new RegExp(`(?<![.\\w])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      missing.push(...names.filter((name) => !known.has(name)).map((name) => `${file}: ${local}.${name}`));
      const before = taken.get(sheet) ?? { names: new Set(), byName: false };
      const byName = before.byName || source.includes(`${local}[`);
      taken.set(sheet, { names: new Set([...before.names, ...names]), byName });
    }
  }
  expect(missing).toEqual([]);
  const unused = [...taken].flatMap(([sheet, { names, byName }]) =>
    byName
      ? []
      : [...classesIn(readFileSync(sheet, 'utf8'))]
          .filter((name) => name && !names.has(name))
          .map((name) => `${sheet.slice(folder.pathname.length)}: .${name}`),
  );
  expect(unused).toEqual([]);
});
