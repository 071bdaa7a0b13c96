import { ERROR_STATUS } from '@kodestien/contract/errors';
import { escapeHtml } from '@kodestien/contract/html-text';
import { VERSION } from '@kodestien/contract/limits';
import type { Operation } from '@kodestien/contract/operation';
import type { FastifyInstance } from 'fastify';
import { errorsOf, openApiDocument } from './openapi.ts';
import type { Guard, Registered } from './operations.ts';

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

type SchemaLike = {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  anyOf?: SchemaLike[];
  items?: SchemaLike;
  maxLength?: number;
  minLength?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, SchemaLike>;
};

const GUARD_TITLE: Record<Guard, string> = {
  anyone: 'Anyone',
  signed_in: 'Signed in',
  teacher: 'Teachers',
  superuser: 'Superusers',
};

function docsPage(registered: readonly Registered[]): string {
  const groups = [...Map.groupBy(registered, (entry) => entry.guard)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kodestien API ${VERSION}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>Kodestien API</h1>
<p>Every call takes and returns JSON. Sign in with <code>POST /api/token</code> and send
<code>Authorization: Bearer &lt;access&gt;</code>, or send <code>Authorization: Token &lt;api_tok&gt;</code> from a script.
An error is <code>application/problem+json</code> with <code>status</code>, <code>code</code>, <code>detail</code> (in the
language of <code>Accept-Language</code>, Norwegian by default) and <code>fields</code>.
For programs: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls"><ul>${registered.map((entry) => `<li><a href="#${anchor(entry)}">${escapeHtml(entry.operation.path)}</a></li>`).join('')}</ul></nav>
<main>${groups.map(([guard, entries]) => `<section><h2>${GUARD_TITLE[guard]}</h2>${entries.map(article).join('\n')}</section>`).join('\n')}</main>
</body>
</html>
`;
}

function anchor({ operation }: Registered): string {
  return `${operation.method.toLowerCase()}-${operation.path.replace(/\W+/g, '-')}`;
}

function article(entry: Registered): string {
  const { operation } = entry;
  const errors = errorsOf(entry).map((code) => `${ERROR_STATUS[code]} ${code}`);
  return `<article id="${anchor(entry)}">
<h3><code><span class="method">${operation.method}</span> /api/${escapeHtml(operation.path)}</code></h3>
<p>${escapeHtml(operation.summary)}</p>
${fieldTable('In the path', operation.params)}${fieldTable('Query', operation.query)}${fieldTable('Takes', operation.body)}${operation.upload ? `<p>Takes <code>multipart/form-data</code> with one file, <code>${escapeHtml(operation.upload.field)}</code>.</p>` : ''}
${fieldTable(`Returns ${operation.success.status}`, operation.success.body)}
<details><summary>Errors</summary><p>${errors.map(escapeHtml).join(' · ')}</p></details>
</article>`;
}

function fieldTable(title: string, schema: Operation['body']): string {
  const { properties, required = [] } = (schema ?? {}) as SchemaLike;
  if (!properties || Object.keys(properties).length === 0) return '';
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' (optional)'}</td>` +
      `<td>${escapeHtml(typeName(property))}</td><td>${escapeHtml(notes(property))}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${escapeHtml(title)}</th><th scope="col">type</th><th scope="col"></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function typeName(schema: SchemaLike): string {
  if (schema.title) return schema.title;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ');
  if (schema.type === 'array') return `list of ${typeName(schema.items ?? {})}`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return schema.type ?? '';
}

function notes(schema: SchemaLike): string {
  const bounds = [
    schema.minLength !== undefined && schema.minLength > 1 && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
  ].filter(Boolean);
  return [schema.description, ...bounds].filter(Boolean).join('; ');
}
