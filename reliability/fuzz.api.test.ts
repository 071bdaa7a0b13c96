import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type AdminApp, startAdminApp } from '../server/src/admin/testing/admin-app.ts';
import { apiTok } from '../server/src/player/api-tok.ts';
import { type Caller, type OpenApi, type Request, requests } from './fuzz/requests.ts';
import { record } from './report.ts';
import { LONG_TEST, scaled } from './scale.ts';

const COUNT = scaled(300, 20_000);

let server: AdminApp;
let document: OpenApi;
const ajv = new Ajv({ strict: false, allErrors: false });
const validators = new Map<object, ValidateFunction>();
beforeAll(async () => {
  server = await startAdminApp({ RATE_LIMIT_FACTOR: '1000000' });
  await server.app.learner('fuzzer');
  await signInBoth();
  document = (await server.app.get('openapi.json')).body;
});
afterAll(() => server.dispose());

async function signInBoth(): Promise<void> {
  for (const caller of ['user', 'superuser'] as const) shown.set(caller, await signInAgain(caller));
}

/** Signed in whatever the requests before have done: renewed its token, locked the account, taken its rights away. */
async function signInAgain(caller: Caller): Promise<string> {
  const player = await server.app.connection
    .updateTable('player')
    .set({ locked_at: null, deleted_at: null, is_superuser: caller === 'superuser' ? 1 : 0 })
    .where('username_key', '=', caller === 'superuser' ? 'sjef' : 'fuzzer')
    .returning(['id', 'api_tok_version'])
    .executeTakeFirstOrThrow();
  return `Token ${apiTok(server.app.app.services.secrets.apiTok, player)}`;
}

const shown = new Map<Caller, string>();

/** What is wrong with the answer, if anything. */
async function issueOf(request: Request): Promise<string | undefined> {
  const authorization = request.caller === 'nonsense' ? 'Bearer x.y.z' : shown.get(request.caller);
  const answer = await server.app.app.http.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: {
      'accept-language': request.language,
      ...(request.body !== undefined && { 'content-type': request.contentType }),
      ...(authorization && { authorization }),
    },
    ...(request.body !== undefined && { payload: request.body }),
  });
  const { statusCode } = answer;
  if (statusCode === 401 || statusCode === 403) await signInBoth();
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  if (statusCode >= 500) return `${statusCode}: ${answer.body.slice(0, 300)}`;
  if (request.method === 'HEAD') return undefined;
  const contentType = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const isOwnMethod = request.method.toLowerCase() === request.described;
  const described = document.paths[request.path]?.[request.method.toLowerCase()];
  if (!described) {
    return statusCode === 405 && contentType === 'application/problem+json'
      ? undefined
      : `${statusCode} for a wrong method`;
  }
  // An address whose parameter cannot be read is the address of nothing.
  const isUnreadable = request.path.includes('{') && statusCode === 404;
  const declared =
    described.responses[String(statusCode)]?.content ??
    (isUnreadable ? described.responses['400']?.content : undefined);
  const schema = declared?.[contentType]?.schema;
  if (!schema) return `${statusCode} ${contentType} is not declared`;
  if (!contentType.includes('json')) return undefined;
  const validate = validatorOf(schema);
  const isValid = validate(JSON.parse(answer.body));
  return isValid
    ? undefined
    : `${isOwnMethod ? '' : request.method} ${statusCode} is not what is declared: ${ajv.errorsText(validate.errors)}`;
}

function validatorOf(schema: object): ValidateFunction {
  const resolved = '$ref' in schema ? (document.components.schemas.Problem as object) : schema;
  const known = validators.get(resolved) ?? ajv.compile(resolved);
  validators.set(resolved, known);
  return known;
}

const statuses = new Map<number, number>();

test(
  `${COUNT} requests made from the API's own description: each answer is a declared one, and none is an error of ours`,
  LONG_TEST,
  async () => {
    await fc.assert(
      fc.asyncProperty(requests(document), async (request) => {
        expect(await issueOf(request)).toBeUndefined();
      }),
      { numRuns: COUNT, ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }) },
    );
    const sum = (from: number, to: number) =>
      [...statuses].filter(([status]) => status >= from && status < to).reduce((total, [, count]) => total + count, 0);
    // Not all of it stops at the first check.
    expect(sum(200, 300)).toBeGreaterThan(COUNT / 10);
    record({
      part: 'fuzzing from the OpenAPI document',
      database: inject('testDatabase') === 'postgres' ? 'PostgreSQL' : 'SQLite',
      done: 'valid, spoiled, huge and foreign input to every call; every answer compared with its declared schema',
      counts: { requests: COUNT, '2xx': sum(200, 300), '4xx': sum(400, 500), '5xx': sum(500, 600) },
      lost: sum(500, 600),
    });
  },
);
