import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Nothing inline but what a page names by its hash: the scripts that the build wrote into it, and the style attributes of a
 * finished page. (Scripts may set styles anyway; those come as text, and the browser asks.) WebAssembly may be compiled: the
 * learners' languages run in it.
 */
export function contentSecurityPolicy(scripts: Iterable<string> = [], styleAttributes: Iterable<string> = []): string {
  const styleHashes = hashes(styleAttributes);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts), "'wasm-unsafe-eval'"].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(styleHashes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`] : []),
  ].join('; ');
}

function hashes(texts: Iterable<string>): string[] {
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  // Both together isolate the page, which SharedArrayBuffer requires: with it an interpreter waits for its program.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Links in mails carry a token in their address: it must not be sent to other sites.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
} as const;

export function securityHeaders(servedOverTls: boolean): Record<string, string> {
  return servedOverTls ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : HEADERS;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
