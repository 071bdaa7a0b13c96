import { PAGE_ADDRESS, PAGE_DOCUMENT, STYLE_ADDRESS, STYLE_DOCUMENT } from '@kodestien/sandbox/html-css/documents';
import type { FastifyInstance } from 'fastify';

/** The empty documents that learners' pages are shown in, each with a content security policy of its own. */
export function servePageFrames(app: FastifyInstance): void {
  for (const [address, { html, headers }] of [
    [STYLE_ADDRESS, STYLE_DOCUMENT],
    [PAGE_ADDRESS, PAGE_DOCUMENT],
  ] as const) {
    app.get(address, async (_request, reply) => reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(html));
  }
}
