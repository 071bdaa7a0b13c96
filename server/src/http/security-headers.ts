import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Nothing inline but what a page names by its hash; WebAssembly may be compiled (the learners' languages run in it). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  // Both together isolate the page, which SharedArrayBuffer (input() in a running program) requires.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Links in mails carry a token in their address: it must not be sent to other sites.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
} as const;

/**
 * For a page: the scripts that the build wrote into it, and its own style attributes if it is finished, and no others, each
 * by its hash. Scripts may set styles anyway; these come as text, and the browser asks.
 */
export function policyOfPage(scripts: readonly string[], styles: ReadonlySet<string>): string {
  const policy = CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
  );
  return styles.size === 0 ? policy : `${policy}; style-src-attr 'unsafe-hashes' ${hashes(styles).join(' ')}`;
}

function hashes(texts: Iterable<string>): string[] {
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

export function securityHeaders(servedOverTls: boolean): Record<string, string> {
  return servedOverTls ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : HEADERS;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
