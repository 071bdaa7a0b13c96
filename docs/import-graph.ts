import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Each file below `root`, and the files below `root` that it imports: types and lazily loaded modules count too. */
export type ImportGraph = Map<string, string[]>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export function importsBelow(root: string): ImportGraph {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => /node_modules|\.test\.tsx?$/.test(name) });
  return new Map(files.sort().map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replace(COMMENT, '');
  const paths = [...source.matchAll(IMPORT)].map(([, path = '']) => join(root, dirname(file), path));
  const inside = paths.filter((path) => /\.tsx?$/.test(path) && existsSync(path)).map((path) => relative(root, path));
  return [...new Set(inside)].filter((path) => !path.startsWith('..'));
}

/** The same graph between the folders at the top: a file that lies beside them stands for itself. */
export function betweenTopFolders(graph: ImportGraph): ImportGraph {
  const top = (file: string) => file.split('/')[0] ?? file;
  const folders: ImportGraph = new Map();
  for (const [file, imports] of graph) {
    const others = imports.map(top).filter((folder) => folder !== top(file));
    folders.set(top(file), [...new Set([...(folders.get(top(file)) ?? []), ...others])]);
  }
  return folders;
}

/** Each circle once, as the way round it; an empty list when there is none. */
export function circlesIn(graph: ImportGraph): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  function follow(name: string, way: string[]): void {
    const start = way.indexOf(name);
    if (start >= 0) circles.push([...way.slice(start), name].join(' -> '));
    if (start >= 0 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  }
  for (const name of graph.keys()) follow(name, []);
  return circles;
}
