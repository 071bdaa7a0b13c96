import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../server/src', import.meta.url));
const files = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${SERVER}/${file}`, 'utf8') }));

const isRoutes = (file: string) => /(?:^|-)routes\.ts$/.test(basename(file));
const isQueries = (file: string) => /(?:^|-)queries\.ts$/.test(basename(file));
const HANDLER = /^export const \w+: (?:\w+)?Handler</m;

/** What a query may begin with: what it reads, what it writes, and words of the product for what it does. */
const READS = ['count', 'describe', 'find', 'has', 'is', 'list', 'measure', 'read', 'search', 'select', 'sum'];
const WRITES = ['add', 'ensure', 'forget', 'insert', 'put', 'record', 'remove', 'restore', 'set'];
const ACTS =
  'archive begin bump cancel claim confirm earn end finish hold lock note notify rename renew retry spend take touch'.split(
    ' ',
  );
const VERB = new RegExp(`^(?:${[...READS, ...WRITES, ...ACTS].join('|')})(?![a-z])`);

test('handlers are in routes.ts and *-routes.ts, which export nothing else', () => {
  expect(files.filter(({ file, text }) => HANDLER.test(text) && !isRoutes(file)).map(({ file }) => file)).toEqual([]);
  const others = files
    .filter(({ file }) => isRoutes(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export .*/gm)]
        .map(([line]) => line)
        .filter((line) => !HANDLER.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(others).toEqual([]);
});

test('a handler has the name of its operation', () => {
  const app = files.find(({ file }) => file === 'app.ts')?.text ?? '';
  const lines = [...app.matchAll(/router\.\w+\((?:\w+\.)?(\w+), (?:\w+\.)?(\w+)\);/g)];
  expect(lines.length).toBeGreaterThan(80);
  expect(
    lines.filter(([, operation, handler]) => operation?.replace(/Operation$/, '') !== handler).map(([line]) => line),
  ).toEqual([]);
});

test('handlers have no SQL of their own', () => {
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
  expect(files.filter(({ file, text }) => isRoutes(file) && sql.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a query begins with a verb', () => {
  const named = files
    .filter(({ file }) => isQueries(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)\(\s*(?:connection|transaction|database|\{)/gm)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !VERB.test(name) && !name.startsWith('as'))).toEqual([]);
});
