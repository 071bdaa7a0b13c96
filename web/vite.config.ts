import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite-plugins/compile-messages.ts';
import { precompress } from './vite-plugins/precompress.ts';

export default defineConfig({
  plugins: [compileMessages(), react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The server reads it to name each screen's files in the page.
    manifest: true,
    // The content security policy forbids inline data in scripts and styles; a file is cached for ever anyway.
    assetsInlineLimit: 0,
    // Chunks are loaded by the browser's own module loader; the polyfill would be an extra script.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
