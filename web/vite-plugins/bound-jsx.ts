import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const BOUND = `\0${RUNTIME}`;

/** React's functions for elements as exports: of a CommonJS module each call, of thousands, looks its function up. */
export function boundJsx(): Plugin {
  return {
    name: 'bound-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer === BOUND ? null : BOUND),
    },
    load: {
      filter: { id: /^\0react\/jsx-runtime$/ },
      handler: () => `import runtime from '${RUNTIME}';
export const jsx = runtime.jsx, jsxs = runtime.jsxs, Fragment = runtime.Fragment;`,
    },
  };
}
