import * as admin from '@kodestien/contract/admin/operations';
import type { Operation } from '@kodestien/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let ordinary: string;
beforeAll(async () => {
  app = await startTestApp();
  ordinary = (await app.signedIn('vanlig')).access;
});
afterAll(() => app.dispose());

const guarded = () => app.app.registered.filter(({ guard }) => guard === 'superuser').map(({ operation }) => operation);
const call = ({ method, path }: Operation, options: { token?: string; headers?: Record<string, string> } = {}) =>
  app.call(method, path.replaceAll(/\{\w+\}/g, '1'), method === 'GET' ? undefined : {}, options);

describe('every call for superusers', () => {
  test('answers 401 to strangers', async () => {
    expect(guarded().length).toBeGreaterThan(35);
    for (const operation of guarded()) {
      const { status, body } = await call(operation);
      expect([operation.path, status, body.code]).toEqual([operation.path, 401, 'not_signed_in']);
    }
  });

  test('answers 403 to ordinary users, also with their api_tok', async () => {
    const { api_tok } = (await app.post('get_player', {}, { token: ordinary })).body;
    for (const operation of guarded()) {
      for (const options of [{ token: ordinary }, { headers: { authorization: `Token ${api_tok}` } }]) {
        const { status, body } = await call(operation, options);
        expect([operation.path, status, body.code]).toEqual([operation.path, 403, 'forbidden']);
      }
    }
  });
});

test('every call of the admin area is there, and for superusers alone', () => {
  const isOperation = (value: unknown): value is Operation =>
    typeof value === 'object' && value !== null && 'method' in value && 'success' in value;
  const operations = Object.values<unknown>(admin).filter(isOperation);
  expect(operations.length).toBeGreaterThan(30);
  for (const operation of operations) expect(guarded(), operation.path).toContain(operation);
  const named = app.app.registered.filter(({ operation }) => /^(?:admin_|db_|developer_)/.test(operation.path));
  for (const { operation, guard } of named) expect([operation.path, guard]).toEqual([operation.path, 'superuser']);
});
