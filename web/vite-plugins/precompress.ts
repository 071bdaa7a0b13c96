import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a compressed file saves nothing worth a second file. */
const WORTHWHILE_BYTES = 1024;

/** An engine or its library: at the best quality it would take a minute and a half for a tenth less. */
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/** Writes `.br` and `.gz` beside each built file that gains by it, at a high quality: it is done once and sent many times. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      if (!dir) return;
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg|wasm|bin)$/.test(name));
      await Promise.all(names.map((name) => compressFile(join(assets, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES) return;
  const isLarge = content.length > LARGE_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    ...(isLarge && { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }),
  };
  await Promise.all([
    toBrotli(content, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
    toGzip(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
