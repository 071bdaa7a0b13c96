import { ERROR_STATUS } from '@kodestien/contract/errors';
import { VERSION } from '@kodestien/contract/limits';
import type { Operation } from '@kodestien/contract/operation';
import { escapeHtml } from './escape-html.ts';
import { errorsOf } from './openapi.ts';
import type { Guard, Registered } from './operations.ts';

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
  superuser: 'Superusers',
};

export function docsPage(registered: readonly Registered[]): string {
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
