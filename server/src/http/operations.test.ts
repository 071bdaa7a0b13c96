import { operation } from '@kodestien/contract/operation';
import fastify from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { answerErrorsAsProblems } from './error-handler.ts';
import { OperationRouter, type Policy } from './operations.ts';
import { ProblemError } from './problem.ts';
import { validateWithAjv } from './validation.ts';

type Shelter = { publicUrl: () => string; keepers: Record<string, string> };

const rename = operation({
  method: 'POST',
  path: 'hytte/{id}',
  summary: 'A call for the keeper of one cabin',
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ name: Type.String() }),
  success: { status: 200, body: Type.Object({ by: Type.String(), name: Type.String() }) },
  errors: ['forbidden'],
});

/** Who may call depends on what the call is about. */
const keeper: Policy<string, Shelter> = {
  guard: 'signed_in',
  refusals: ['forbidden'],
  async admit({ authorization = '', params: { id = '' } }, { keepers }) {
    if (keepers[id] !== authorization) throw new ProblemError('forbidden');
    return authorization;
  },
};

test('a policy decides by the path and by what the app knows, before the body is read', async () => {
  const app = fastify();
  answerErrorsAsProblems(app);
  validateWithAjv(app);
  const router = new OperationRouter<Shelter>(app, {
    publicUrl: () => 'http://kodestien.test',
    keepers: { fjell: 'kari', skog: 'ola' },
  });
  router.guardedBy(keeper)(rename, async ({ caller, body }) => ({ by: caller, name: body.name }));
  const call = (id: string, authorization: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/hytte/${id}`, headers: { authorization }, payload });

  expect((await call('fjell', 'kari', { name: 'Toppen' })).json()).toEqual({ by: 'kari', name: 'Toppen' });
  // A stranger to this one learns nothing of what is wrong with the body.
  const refused = await call('skog', 'kari', { wrong: true });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  expect((await call('skog', 'ola', { wrong: true })).json().code).toBe('validation_failed');
  expect(router.registered).toEqual([{ operation: rename, guard: 'signed_in', refusals: ['forbidden'] }]);
  await app.close();
});
