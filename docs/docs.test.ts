import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'docs/browsers.md',
  'SECURITY.md',
  'docs/asvs.md',
  'docs/dependencies.md',
  'docs/reliability.md',
  'docs/scaling.md',
  ...readdirSync(join(root, 'docs/school')).map((name) => `docs/school/${name}`),
  ...decisions,
].filter((name) => existsSync(join(root, name)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Made when the product runs, so a fresh clone does not have them. */
const MADE_LATER = /^(data|web\/dist|node_modules)\b/;
const FOLDERS = /^(contract|sandbox|server|web|content|e2e|bench|reliability|scripts|docs|\.ci)\//;

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][\w:-]*)/gm)].map((found) => found[1] ?? '');
    const missing = named.filter((command) => !['install', 'ci'].includes(command) && !(command in scripts));
    expect(missing).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const named = [...text.matchAll(/`([\w./@-]+)`/g)].map((found) => found[1] ?? '');
    const paths = named.filter((path) => FOLDERS.test(path) && !MADE_LATER.test(path));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((found) => found[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([]);
  });
});
