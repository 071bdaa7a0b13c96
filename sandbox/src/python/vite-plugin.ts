import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { MEMORY_PAGES_MAX } from './engine.ts';
import { type EngineParts, splitEngine } from './engine-parts.ts';
import { DRIVER_PARTS, type DriverPart, PART_MODULES } from './library.ts';
import { compileParts, PYTHON_WASM } from './node.ts';
import { slimWasm } from './wasm-file.ts';

const ENGINE = /python-wasi\/dist\/python\.wasm\?(?:url|bytes)$/;
const BYTES = /\.wasm\?bytes$/;
const DEVELOPMENT_ADDRESS = '/@python.wasm';
const LIBRARY = 'virtual:python-library';

/**
 * What a page needs of Python: the engine's file as `slimWasm` and `splitEngine` make it, with a bound on its memory and
 * without what most programs never use, that in files of its own, and the parts of the driver, compiled by the engine now
 * instead of in every page.
 */
export function pythonEngine(): Plugin {
  let made: Promise<EngineParts> | undefined;
  const parts = () => {
    made ??= readFile(PYTHON_WASM).then((file) => splitEngine(slimWasm(new Uint8Array(file), MEMORY_PAGES_MAX)));
    return made;
  };
  let compiledParts: ReturnType<typeof compileParts> | undefined;
  const compiled = () => {
    compiledParts ??= compileParts();
    return compiledParts;
  };
  /** What interpreters ask for when they come to it; a page that is idle fetches it in this order. */
  const files = async (): Promise<{ modules: string; file: Uint8Array; part?: DriverPart }[]> => [
    ...[...compiled()].map(([part, file]) => ({ modules: PART_MODULES[part], file, part })),
    ...(await parts()).groups.map(({ modules, file }) => ({ modules: modules.join(' '), file })),
  ];
  let isBuild = false;
  return {
    name: 'python-engine',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === LIBRARY ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIBRARY}`) {
        for (const part of DRIVER_PARTS) this.addWatchFile(fileURLToPath(new URL(`./${part}.py`, import.meta.url)));
        compiledParts = undefined;
        const listed = (await files()).map(({ modules, file, part }, group) => {
          const emitted = isBuild && this.emitFile({ type: 'asset', name: `python-${group}.bin`, source: file });
          const address = emitted ? `import.meta.ROLLUP_FILE_URL_${emitted}` : `'${DEVELOPMENT_ADDRESS}/${group}'`;
          const name = part ? `, part: '${part}'` : '';
          return `{ modules: ${JSON.stringify(modules)}, address: ${address}${name} }`;
        });
        return `export default [${listed.join()}]`;
      }
      if (BYTES.test(id)) {
        const { length } = ENGINE.test(id) ? (await parts()).engine : await readFile(id.replace(/\?.*$/, ''));
        return `export default ${length}`;
      }
      if (!ENGINE.test(id)) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(DEVELOPMENT_ADDRESS)}`;
      const file = this.emitFile({ type: 'asset', name: 'python.wasm', source: (await parts()).engine });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(DEVELOPMENT_ADDRESS, async (request, response) => {
        const { engine } = await parts();
        const group = (await files())[Number(/\d+$/.exec(request.url ?? '')?.[0] ?? Number.NaN)];
        response.setHeader('content-type', group ? 'application/octet-stream' : 'application/wasm');
        response.end(group?.file ?? engine);
      });
    },
  };
}
