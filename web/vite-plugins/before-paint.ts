import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';

const PATH = fileURLToPath(new URL('../src/app/before-paint.js', import.meta.url));
const PLACE = '<!--before-paint-->';

/**
 * Writes the script that runs before the first paint into the page: as a file it took one of the six connections that the
 * styles of a lesson need. The server allows it by its hash (server/src/http/security-headers.ts).
 */
export function beforePaint(): Plugin {
  return {
    name: 'before-paint',
    async transformIndexHtml(html) {
      const script = await beforePaintScript();
      return html.replace(PLACE, () => `<script>${script}</script>`);
    },
  };
}

export async function beforePaintScript(): Promise<string> {
  // In a block, so that its names are nobody else's, and short.
  const { code } = await minify('before-paint.js', `{${await readFile(PATH, 'utf8')}}`);
  return code.trim();
}
