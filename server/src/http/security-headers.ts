import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** No inline script or style anywhere; WebAssembly may be compiled (the learners' languages run in it). */
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
 * For a finished page: its own style attributes and no others, each by its hash. Scripts may set styles anyway; these come
 * as text, and the browser asks.
 */
export function policyAllowingStyles(attributes: ReadonlySet<string>): string {
  if (attributes.size === 0) return CONTENT_SECURITY_POLICY;
  const hashes = [...attributes].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return `${CONTENT_SECURITY_POLICY}; style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`;
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
