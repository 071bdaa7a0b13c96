import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { beforePaintScript } from '../web/vite-plugins/before-paint.ts';
import type { Row } from './table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

type Chunk = Rollup.OutputChunk;

async function chunksOf(options: Parameters<typeof build>[0]): Promise<Map<string, Chunk>> {
  const built = (await build({ ...options, logLevel: 'warn', build: { write: false } })) as Rollup.RollupOutput;
  const chunks = built.output.filter((file): file is Chunk => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The entry, what it imports, and the lazy screens that are opened at once, with what those import. */
function transferred(chunks: Map<string, Chunk>, isOpened: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry || isOpened(chunk)) visit(chunk);
  return [...found];
}

const total = (chunks: Chunk[]) => chunks.reduce((sum, chunk) => sum + gzipped(chunk.code), 0);

/** How much JavaScript a first visit to / transfers, beside a bare page of the same libraries. */
export async function measure(): Promise<Row[]> {
  const bare = transferred(await chunksOf({ root: join(root, 'bench/bare-page'), plugins: [react()] }), () => false);
  const product = transferred(await chunksOf({ root: join(root, 'web') }), (chunk) =>
    Boolean(chunk.facadeModuleId?.endsWith('/screens/landing/landing-screen.tsx')),
  );
  const scripts = gzipped(await beforePaintScript());
  for (const chunk of product) console.log(`${chunk.fileName.padEnd(44)} ${kB(gzipped(chunk.code)).padStart(9)}`);
  return [
    {
      what: `page: JavaScript of a first visit to /, gzip, ${product.length} files and what is in the page`,
      unit: 'kB',
      ours: (total(product) + scripts) / 1000,
      baseline: total(bare) / 1000,
      bar: { atMost: 1.27 },
    },
  ];
}
