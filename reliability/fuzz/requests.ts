import fc from 'fast-check';
import { arbitraryOf, type Schema, spoiled } from './arbitrary.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Described = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object> };
};
export type Caller = 'visitor' | 'user' | 'superuser' | 'nonsense';
export type Request = {
  /** As the document has it, to find what may be answered. */
  path: string;
  described: string;
  method: string;
  url: string;
  caller: Caller;
  body: string | undefined;
  contentType: string;
  language: string;
};

/** What runs programs or checks every course takes a thousand times as long as the rest. */
const SLOW =
  /oppgave_svar|kjor$|admin_json_back_push|db_|larer_fasit|admin_preview|admin_strength|admin_backup_restore|user_profil_img|rollback/;

export function requests({ paths }: OpenApi): fc.Arbitrary<Request> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      weight: SLOW.test(path) ? 1 : 100,
      arbitrary: requestOf(path, method, described),
    })),
  );
  return fc.oneof(...operations);
}

function requestOf(path: string, method: string, described: Described): fc.Arbitrary<Request> {
  const parameters = (place: 'path' | 'query') => described.parameters.filter((parameter) => parameter.in === place);
  const schema = Object.values(described.requestBody?.content ?? {})[0]?.schema;
  const good = (schema ? arbitraryOf(schema) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
  const body = fc.oneof(
    { weight: 3, arbitrary: good as fc.Arbitrary<unknown> },
    { weight: 2, arbitrary: spoiled(good) },
  );
  const query = valuesOf(parameters('query'));
  return fc
    .record({
      body: fc.oneof(
        { weight: 12, arbitrary: body.map(json) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      ),
      inPath: valuesOf(parameters('path')),
      query: fc.oneof(
        { weight: 3, arbitrary: query as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: spoiled(query) },
      ),
      caller: fc.constantFrom<Caller>('visitor', 'user', 'user', 'superuser', 'superuser', 'nonsense'),
      used: fc.oneof(
        { weight: 20, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
      ),
      contentType: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x/\u00ff'),
        },
      ),
      language: fc.constantFrom('nb', 'en', 'de;q=0.1', '*', 'x'.repeat(500)),
    })
    .map(({ body: sent, inPath, query: asked, caller, used, contentType, language }) => ({
      path,
      described: method,
      method: used,
      url: addressOf(path, inPath, asked),
      caller,
      body: schema || used !== 'GET' ? sent : undefined,
      contentType,
      language,
    }));
}

function valuesOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, name)]));
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(model, { requiredKeys: requiredKeys as never[] }) as fc.Arbitrary<Record<string, unknown>>;
}

function addressOf(path: string, inPath: Record<string, unknown>, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(inPath[name] ?? '')) || 'x');
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const asked = pairs.map(
    ([name, value]) => `${encoded(name)}=${encoded(typeof value === 'object' ? json(value) : String(value))}`,
  );
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

function encoded(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replaceAll('.', '%2e');
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
