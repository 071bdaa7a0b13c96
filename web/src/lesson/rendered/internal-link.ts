import { hashTarget } from '../hash-target.ts';
/** Where a link inside the product leads, split into what the router and the doc state need. */
export type InternalLink = { to: string; doc_slug: string | null; blokk_slug: string | null };

/** Files and calls live beside the pages; the browser opens those itself. */
const NOT_PAGES = /^\/(?:api|content|assets|media)(?:\/|$)/;
const DOCUMENT = /^\/doc\/([^/]+)\/?$/;

/** `null` for what the browser should open itself: other sites, files, mail. */
export function internalLink(href: string, here: string): InternalLink | null {
  const url = URL.parse(href, here);
  if (!url || url.origin !== new URL(here).origin || NOT_PAGES.test(url.pathname)) return null;
  const doc_slug = DOCUMENT.exec(url.pathname)?.[1] ?? null;
  const blokk_slug = doc_slug && url.hash ? hashTarget(url.hash) : null;
  return { to: `${url.pathname}${url.search}${url.hash}`, doc_slug, blokk_slug };
}
