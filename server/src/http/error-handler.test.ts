import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutOfServiceError } from '../database/out-of-service.ts';
import { answerErrorsAsProblems } from './error-handler.ts';

let app: FastifyInstance;
let thrown: Error;
beforeAll(() => {
  app = fastify();
  answerErrorsAsProblems(app);
  app.get('/', () => {
    throw thrown;
  });
});
afterAll(() => app.close());

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a file of ours that is missing', withCode('ENOENT'), 500, 'internal', undefined],
  ['another server that refuses', withCode('ECONNREFUSED'), 500, 'internal', undefined],
  ['a database that does not answer', new OutOfServiceError('away', 'x'), 503, 'unavailable', '5'],
  ['a database without room', new OutOfServiceError('full', 'x'), 507, 'storage_full', '60'],
  ['something that was deleted meanwhile', withCode('23503'), 404, 'not_found', undefined],
  ['a disk without room', withCode('ENOSPC'), 507, 'storage_full', '60'],
  ['a quota that is used up', withCode('EDQUOT'), 507, 'storage_full', '60'],
])('%s is answered as what it is', async (_what, error, status, code, retryAfter) => {
  thrown = error;
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.headers['retry-after']).toBe(retryAfter);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});
