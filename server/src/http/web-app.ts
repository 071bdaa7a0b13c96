import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from '@kodestien/contract/public-config';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './error-handler.ts';
import { ProblemError } from './problem.ts';

const PLACE = '<!--kodestien:head-->';

/** The built web app: its files, and its page for every address that is no file and no call. */
export async function serveWebApp(app: FastifyInstance, folder: string, config: PublicConfig): Promise<void> {
  const page = readPage(folder, config);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      // Files under assets carry a hash of their content in their name: they never change.
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPageView = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?')[0] ?? '';
    if (!isPageView || path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/')) {
      return sendProblem(new ProblemError('not_found'), request, reply);
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

function readPage(folder: string, config: PublicConfig): string {
  const file = join(folder, 'index.html');
  if (!existsSync(file))
    return '<!doctype html><title>Kodestien</title><p>The web app has not been built: npm run build</p>';
  // A data block, which the content security policy does not count as a script. '<' could end it early.
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${PUBLIC_CONFIG_ELEMENT_ID}">${data}</script>`;
  return readFileSync(file, 'utf8').replace(PLACE, () => block);
}
