import { PAGE_ADDRESS, PAGE_DOCUMENT, STYLE_ADDRESS, styleDocument } from '@kodestien/sandbox/html-css/documents';
import type { FastifyInstance } from 'fastify';

/** Where the pictures of the lessons are; exercises about images use them. */
const LESSON_PICTURES = '/content/';
/** A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port: what may be written into a policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The empty documents that learners' pages are shown in, each with a content security policy of its own. */
export function servePageFrames(app: FastifyInstance, publicUrl: () => string): void {
  app.get(STYLE_ADDRESS, async (request, reply) => {
    // A proxy may not pass on the name that the reader used; then it is the one of PUBLIC_URL.
    const hosts = new Set([request.host, new URL(publicUrl()).host]);
    const pictures = [...hosts].filter((host) => HOST.test(host)).map((host) => `${host}${LESSON_PICTURES}`);
    const { html, headers } = styleDocument(pictures);
    return reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(html);
  });
  app.get(PAGE_ADDRESS, async (_request, reply) =>
    reply.headers({ ...PAGE_DOCUMENT.headers, 'cache-control': 'no-cache' }).send(PAGE_DOCUMENT.html),
  );
}
