import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a compressed file saves nothing worth a second file. */
const WORTHWHILE_BYTES = 1024;

/** A library of an engine gains nothing by the best quality, which would take a minute. */
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/** An engine is a tenth smaller at the best quality, which takes half a minute: it is compressed once for each version. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/kodestien/brotli/', import.meta.url));

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
  await Promise.all([
    smallest(path, content).then((compressed) => writeFile(`${path}.br`, compressed)),
    toGzip(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}

async function smallest(path: string, content: Buffer): Promise<Buffer> {
  const isLarge = content.length > LARGE_BYTES;
  const isEngine = isLarge && path.endsWith('.wasm');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge && !isEngine ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    ...(isLarge && { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }),
  };
  if (!isEngine) return toBrotli(content, { params });
  const cached = join(CACHE, `${createHash('sha256').update(content).digest('hex')}.br`);
  const found = await readFile(cached).catch(() => undefined);
  if (found) return found;
  const compressed = await toBrotli(content, { params });
  await mkdir(CACHE, { recursive: true });
  // Two builds at once never read half a file.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, compressed);
  await rename(unfinished, cached);
  return compressed;
}
