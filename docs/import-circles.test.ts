import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['server/src', 'sandbox/src', 'contract/src', 'web/src'];
/** Imports of other files, and the files that are started as threads and processes. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.{1,2}\/[^'?]+)/g;

/** Who imports whom; tests may import everything. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function importsOf(folder: string): Graph {
  const files = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${ROOT}${folder}/${file}`, 'utf8');
      const imported = [...text.matchAll(IMPORT)].map(([, path = '']) => posix.join(dirname(file), path));
      return [file, new Set(imported.filter((path) => files.includes(path)))];
    }),
  );
}

/**
 * The files and folders that lie beside each other in one folder, and how they import each other: whatever a folder
 * contains counts as the folder.
 */
function besideEachOther(graph: Graph, folder: string): Graph {
  const inside = folder === '' ? '' : `${folder}/`;
  const childOf = (file: string) =>
    file.startsWith(inside) ? inside + file.slice(inside.length).split('/', 1)[0] : undefined;
  const merged = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const child = childOf(file);
    if (child === undefined) continue;
    const known = merged.get(child) ?? new Set();
    merged.set(child, known);
    for (const other of [...imported].map(childOf)) if (other !== undefined && other !== child) known.add(other);
  }
  return merged;
}

/** One circle, as the way around it; undefined if there is none. */
function findCircle(graph: Graph): string[] | undefined {
  const finished = new Set<string>();
  const follow = (node: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = follow(next, [...way, node]);
      if (circle) return circle;
    }
    finished.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = follow(node, []);
    if (circle) return circle;
  }
  return undefined;
}

test.each(SOURCES)('no file of %s imports itself through others', (folder) => {
  const graph = importsOf(folder);
  expect(graph.size).toBeGreaterThan(0);
  expect(findCircle(graph)?.join(' → ')).toBeUndefined();
});

test.each(SOURCES)('no two folders of %s import each other, not even through others', (folder) => {
  const graph = importsOf(folder);
  const folders = new Set([...graph.keys()].flatMap((file) => parentsOf(file)));
  const circles = [...folders].map((inside) => findCircle(besideEachOther(graph, inside))?.join(' → '));
  expect(circles.filter((circle) => circle !== undefined)).toEqual([]);
});

test('a circle is found through several files, and between folders whose files form none', () => {
  const files: Graph = new Map([
    ['a/one.ts', new Set(['b/two.ts'])],
    ['b/two.ts', new Set(['c.ts'])],
    ['c.ts', new Set(['a/three.ts'])],
    ['a/three.ts', new Set()],
  ]);
  expect(findCircle(files)).toBeUndefined();
  expect(findCircle(besideEachOther(files, ''))).toEqual(['a', 'b', 'c.ts', 'a']);
  expect(findCircle(new Map([...files, ['a/three.ts', new Set(['a/one.ts'])]]))).toHaveLength(5);
});

test('a folder of the server imports only what ARCHITECTURE.md puts below it', () => {
  const rows = (/```\n(authoring[^`]*)```/.exec(readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8'))?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => (line.split('  ', 1)[0] ?? '').split(' '));
  const levels = new Map(rows.flatMap((names, row) => names.map((name) => [name, rows.length - row])));
  const folders = [...besideEachOther(importsOf('server/src'), '')].filter(([name]) => !name.endsWith('.ts'));
  expect(folders.map(([name]) => name).toSorted()).toEqual([...levels.keys()].toSorted());
  const upwards = folders.flatMap(([name, imported]) =>
    [...imported]
      .filter((other) => (levels.get(other) ?? 0) >= (levels.get(name) ?? 0))
      .map((other) => `${name} imports ${other}`),
  );
  expect(upwards).toEqual([]);
});

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}

/** What each folder of the web app may import; those that are not here are held by having no circles. */
const WEB_DIRECTIONS: Record<string, readonly string[]> = {
  ui: [],
  store: ['public-config.ts'],
  'api-client': [],
  i18n: ['api-client', 'public-config.ts', 'store'],
  loading: ['i18n', 'store', 'ui'],
  editor: ['loading', 'ui'],
  picture: ['i18n', 'loading', 'ui'],
  account: ['api-client', 'i18n', 'loading', 'paths.ts', 'store', 'theme', 'ui'],
};

test.each(Object.entries(WEB_DIRECTIONS))('%s imports nothing of the web app but %j', (folder, allowed) => {
  const imported = besideEachOther(importsOf('web/src'), '').get(folder) ?? new Set();
  expect([...imported].filter((other) => !allowed.includes(other))).toEqual([]);
});

test('no screen imports another screen', () => {
  const screens = besideEachOther(importsOf('web/src'), 'screens');
  expect(screens.size).toBeGreaterThan(10);
  expect([...screens].filter(([, others]) => others.size > 0)).toEqual([]);
});
