import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = (folder: string) => JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8'));
const { workspaces, license } = manifest('') as { workspaces: string[]; license: string };

test.each(workspaces)('%s names the licence of the whole', (folder) => {
  expect(manifest(`${folder}/`).license).toBe(license);
});
