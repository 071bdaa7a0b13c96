import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of the built web app. Its page is another matter: that is written for each address. */
export async function serveWebAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  // Before the first build there is nothing to serve, and the API works all the same.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const assets = join(folder, 'assets');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The build has compressed them already, better than there would be time for now.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.startsWith(assets), path));
    },
  });
}

/** Files under assets carry a hash of their content in their name: they never change. Icons do so rarely. */
function cacheControl(isHashed: boolean, path: string): string {
  if (isHashed) return 'public, max-age=31536000, immutable';
  return /\.(?:ico|png|svg)$/.test(path) ? 'public, max-age=86400' : 'no-cache';
}
