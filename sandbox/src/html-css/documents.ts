import { LESSON_FETCH } from '../javascript/lesson-fetch.ts';
import { startPage } from './page-bootstrap.ts';
import { createPlayer } from './page-player.ts';
import { PAGE_STORAGE } from './page-storage.ts';

/**
 * The two documents that learners' pages live in. Each has an address of its own, because a frame without one
 * would inherit the content security policy of the page around it.
 */
type SandboxDocument = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

/** The page around is isolated from other sites; what it embeds must say that it agrees. */
const ISOLATED = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const NOTHING_ELSE = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"];

/** HTML and CSS, looked at and observed: nothing runs, and nothing is loaded but the pictures that the host allows. */
export const STYLE_ADDRESS = '/sandbox/style';
export const STYLE_DOCUMENT: SandboxDocument = styleDocument([]);

/**
 * @param pictures sources of a content security policy, such as `example.org/content/`. Never `'self'`: with the whole site
 * allowed, a learner's page could make its reader's browser call any address of ours.
 */
export function styleDocument(pictures: readonly string[]): SandboxDocument {
  return {
    html: '<!doctype html><html lang="en"><head><title>Page</title></head><body></body></html>',
    headers: {
      ...ISOLATED,
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        ['img-src data: blob:', ...pictures].join(' '),
        'sandbox allow-same-origin',
        ...NOTHING_ELSE,
      ].join('; '),
    },
  };
}

/** JavaScript with a page: scripts run, in an origin of their own, with no network. */
export const PAGE_ADDRESS = '/sandbox/page';
export const PAGE_DOCUMENT: SandboxDocument = {
  html: `<!doctype html><html lang="en"><head><title>Page</title><script>(${String(startPage)})(${String(createPlayer)},${LESSON_FETCH},${PAGE_STORAGE})</script></head><body></body></html>`,
  headers: {
    ...ISOLATED,
    // Its sandbox gives it an origin of its own, so to the page around it is another site: Firefox loads it only with this.
    // The policy below still lets nobody else embed it, and there is nothing in it to read.
    'cross-origin-resource-policy': 'cross-origin',
    // Ask for a process of its own where the browser can give one.
    'origin-agent-cluster': '?1',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'unsafe-inline'",
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'media-src data: blob:',
      'font-src data:',
      "connect-src 'none'",
      'sandbox allow-scripts allow-forms',
      ...NOTHING_ELSE,
    ].join('; '),
  },
};
