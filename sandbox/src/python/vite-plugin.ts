import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DRIVER_PARTS, MEMORY_PAGES_MAX } from './engine.ts';
import { compileParts } from './node.ts';
import { slimWasm } from './wasm-file.ts';

const ENGINE = /python-wasi\/dist\/python\.wasm\?(?:url|bytes)$/;
const BYTES = /\.wasm\?bytes$/;
const DEVELOPMENT_ADDRESS = '/@python.wasm';
const PARTS = 'virtual:python-parts';

/**
 * What a page needs of Python: the engine's file as `slimWasm` makes it, half the size and with a bound on its memory,
 * and the parts of the driver, compiled by that engine now instead of in every page.
 */
export function pythonEngine(): Plugin {
  const slim = async (path: string) => slimWasm(new Uint8Array(await readFile(path)), MEMORY_PAGES_MAX);
  let isBuild = false;
  let source = '';
  return {
    name: 'python-engine',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === PARTS ? `\0${PARTS}` : undefined),
    async load(id) {
      if (id === `\0${PARTS}`) {
        for (const part of DRIVER_PARTS) this.addWatchFile(fileURLToPath(new URL(`./${part}.py`, import.meta.url)));
        const parts = [...compileParts()].map(([part, code]) => [part, Buffer.from(code).toString('base64')]);
        return `export default ${JSON.stringify(Object.fromEntries(parts))}`;
      }
      const path = id.replace(/\?.*$/, '');
      if (BYTES.test(id)) {
        const { length } = ENGINE.test(id) ? await slim(path) : await readFile(path);
        return `export default ${length}`;
      }
      if (!ENGINE.test(id)) return undefined;
      source = path;
      if (!isBuild) return `export default ${JSON.stringify(DEVELOPMENT_ADDRESS)}`;
      const file = this.emitFile({ type: 'asset', name: 'python.wasm', source: await slim(source) });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(DEVELOPMENT_ADDRESS, async (_request, response) => {
        response.setHeader('content-type', 'application/wasm');
        response.end(await slim(source));
      });
    },
  };
}
