import { ERROR_STATUS, type ErrorCode, Problem } from '@kodestien/contract/errors';
import { VERSION } from '@kodestien/contract/limits';
import { type Operation, SHARED_ERRORS } from '@kodestien/contract/operation';
import type { Registered } from './operations.ts';

type Json = Record<string, unknown>;

/** The API's description, made from the very schemas that judge each request. */
export function openApiDocument(registered: readonly Registered[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const entry of registered) {
    const path = `/api/${entry.operation.path}`;
    paths[path] = { ...paths[path], [entry.operation.method.toLowerCase()]: describe(entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kodestien', version: VERSION, description: 'Every call that the web app makes, open to scripts.' },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of POST /api/token/',
        },
        api_tok: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <api_tok>' },
      },
      schemas: { Problem },
    },
    paths,
  };
}

export function errorsOf({ operation, refusals }: Registered): ErrorCode[] {
  const possible = new Set<ErrorCode>([...operation.errors, ...refusals, ...SHARED_ERRORS]);
  if (!operation.body) possible.delete('malformed_json');
  return [...possible].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b] || a.localeCompare(b));
}

function describe(entry: Registered): Json {
  const { operation, guard } = entry;
  return {
    operationId: `${operation.method.toLowerCase()}_${operation.path.split(/\W+/).filter(Boolean).join('_')}`,
    summary: operation.summary,
    tags: [guard],
    security: securityOf(entry),
    parameters: [...parameters(operation, 'params', 'path'), ...parameters(operation, 'query', 'query')],
    ...(operation.upload && { requestBody: { required: true, content: formWith(operation.upload.field) } }),
    ...(operation.body && {
      requestBody: { required: true, content: { 'application/json': { schema: operation.body } } },
    }),
    responses: {
      [operation.success.status]: {
        description: 'Success',
        content: { [operation.success.file ?? 'application/json']: { schema: operation.success.body } },
      },
      ...problemResponses(errorsOf(entry)),
    },
  };
}

/** A call that anyone may make and that still refuses a caller looks at a token if there is one: the empty choice. */
function securityOf({ guard, refusals }: Registered): Json[] {
  if (guard !== 'anyone') return [{ bearer: [] }, { api_tok: [] }];
  return refusals.length > 0 ? [{}, { bearer: [] }, { api_tok: [] }] : [];
}

function formWith(field: string): Json {
  const properties = { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: [field] } } };
}

function parameters(operation: Operation, from: 'params' | 'query', place: 'path' | 'query'): Json[] {
  const schema = operation[from];
  if (!schema) return [];
  const required: readonly string[] = (schema as { required?: string[] }).required ?? [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function problemResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
