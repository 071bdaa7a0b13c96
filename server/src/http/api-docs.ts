import type { FastifyInstance } from 'fastify';
import { docsPage } from './api-docs-page.ts';
import { openApiDocument } from './openapi.ts';
import type { Registered } from './operations.ts';

/** /api/openapi.json for programs, /api/docs for people. Both are written once, when the server is ready. */
export function serveApiDocs(app: FastifyInstance, registered: readonly Registered[], publicUrl: () => string): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(registered, publicUrl()));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= docsPage(registered);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  app.get('/api/docs.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(DOCS_STYLE),
  );
}

/** Served as a file of its own: the content security policy allows no style inside the page. */
const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #1f2326; --quiet: #5a6165; --line: #d9d4c8; --trail: #b3261e; --lake: #1d5d8c; }
@media (prefers-color-scheme: dark) { :root { --paper: #161c22; --ink: #efe9dc; --quiet: #aab2b6; --line: #36404a; --trail: #ff8a7d; --lake: #8cc4ef; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px 96px; max-width: 880px; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
h1 { margin: 0; font-size: 32px; } h2 { margin: 56px 0 8px; font-size: 22px; } h3 { margin: 0; font-size: 16px; }
a { color: var(--lake); } p { max-width: 68ch; } code, pre { font-family: ui-monospace, monospace; font-size: 14px; }
article { border-top: 1px solid var(--line); padding: 20px 0; } article p { margin: 4px 0 12px; color: var(--quiet); }
.method { color: var(--trail); } table { width: 100%; border-collapse: collapse; font-size: 14px; }
th { text-align: left; font-weight: 600; } th, td { padding: 4px 12px 4px 0; vertical-align: top; border-bottom: 1px solid var(--line); }
pre { overflow-x: auto; padding: 12px; border: 1px solid var(--line); border-radius: 6px; }
nav ul { columns: 2; padding-left: 20px; } @media (max-width: 530px) { nav ul { columns: 1; } }
`;
