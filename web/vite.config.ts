import { pythonEngine } from '@kodestien/sandbox/python/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './vite-plugins/before-paint.ts';
import { boundJsx } from './vite-plugins/bound-jsx.ts';
import { chunkGroups } from './vite-plugins/chunk-groups.ts';
import { compileHints } from './vite-plugins/compile-hints.ts';
import { firstHeader } from './vite-plugins/first-header.ts';
import { icons } from './vite-plugins/icons.ts';
import { inlinedClassNames } from './vite-plugins/inlined-class-names.ts';
import { messages } from './vite-plugins/messages.ts';
import { OLDEST_BROWSERS, OLDEST_READERS } from './vite-plugins/oldest-browsers.ts';
import { plainMediaQueries } from './vite-plugins/plain-media-queries.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { routerWithoutRoutes } from './vite-plugins/router-without-routes.ts';
import { scopedClassName } from './vite-plugins/scoped-class-name.ts';

const BACKEND = 'http://localhost:3000';

export default defineConfig(({ isSsrBuild, mode }) => ({
  // React for the server is chosen at build time, as for the browser.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
  plugins: [
    messages(),
    routerWithoutRoutes(),
    firstHeader(),
    icons(),
    inlinedClassNames(),
    boundJsx(),
    react(),
    pythonEngine(),
    beforePaint(),
    plainMediaQueries(),
    compileHints(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    cssTarget: OLDEST_READERS,
    sourcemap: false,
    // The server reads it to name each screen's files in the page.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids inline data in scripts and styles; a file is cached for ever anyway.
    assetsInlineLimit: 0,
    // Chunks are loaded by the browser's own module loader; the polyfill would be an extra script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long plugins take depends on the machine; a newcomer need not read of it.
      checks: { pluginTimings: false },
      // A class, a number or a name that another file has is written where it is used.
      optimization: { inlineConst: { mode: 'all' } },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups() } } }),
    },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  // The server loads it without looking for libraries, and React in the form for production.
  ssr: { noExternal: true },
  // Modules, because the engines' glue is loaded when it is needed.
  worker: { format: 'es' },
  // What the server has besides the page: calls, people's pictures, the courses' pictures.
  server: {
    proxy: {
      '/api': BACKEND,
      '/bilder': BACKEND,
      '/content': BACKEND,
      '/sandbox': BACKEND,
      '/.well-known': BACKEND,
      // Made by a build.
      '^/(?:favicon\\.ico|apple-touch-icon.*|icon-.*|manifest\\.webmanifest)$': BACKEND,
    },
    // As the server sends them: without them no interpreter can wait for its program.
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
  },
}));
