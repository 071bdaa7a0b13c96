import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const NAME = 'before-paint.js';

/** Files of `public` are copied as they are, and the first paint waits for this one: it goes without its comments. */
export function beforePaint(): Plugin {
  return {
    name: 'before-paint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      if (dir) await writeFile(join(dir, NAME), await minified(join(dir, NAME)));
    },
  };
}

export async function minified(path: string): Promise<string> {
  const { code } = await minify(NAME, await readFile(path, 'utf8'));
  return code;
}
