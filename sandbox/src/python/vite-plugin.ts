import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { MEMORY_PAGES_MAX } from './engine.ts';
import { slimWasm } from './wasm-file.ts';

const ENGINE = /python-wasi\/dist\/python\.wasm\?url$/;
const DEVELOPMENT_ADDRESS = '/@python.wasm';

/** Builds with the engine's file as `slimWasm` makes it: half the size, and with a bound on its memory. */
export function slimPython(): Plugin {
  const slim = async (path: string) => slimWasm(new Uint8Array(await readFile(path)), MEMORY_PAGES_MAX);
  let isBuild = false;
  let source = '';
  return {
    name: 'slim-python',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (!ENGINE.test(id)) return undefined;
      source = id.replace(/\?.*$/, '');
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
