import { SourceDocument } from '@kodestien/contract/document/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { serializerOf } from './serialization.ts';
import { validatorOf } from './validation.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
  token = (await app.signedInSuperuser('sjef')).access;
});
afterAll(() => app.dispose());

type Schema = Record<string, unknown>;

/** A schema and every schema inside it, with where it is. */
function walk(schema: unknown, at: string): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([key, value]) => walk(value, `${at}.${key}`));
  return [[at, schema as Schema], ...inner];
}

/** Everything that judges what a caller sends. */
function requestSchemas(): [string, Schema][] {
  const calls = app.app.registered.flatMap(({ operation }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => walk(operation[part], `${operation.path} ${part}`)),
  );
  return [...calls, ...walk(SourceDocument, 'SourceDocument')];
}

describe('what a caller may send is bounded:', () => {
  test('every whole number has a least and a greatest value, which a database can hold', () => {
    const numbers = requestSchemas().filter(([, { type }]) => type === 'integer' || type === 'number');
    expect(numbers.length).toBeGreaterThan(10);
    for (const [at, { minimum, maximum }] of numbers) {
      expect([at, Number.isSafeInteger(minimum), Number.isSafeInteger(maximum)]).toEqual([at, true, true]);
    }
  });

  test('every text and every list has a greatest length', () => {
    const bounded = requestSchemas().filter(([, { type }]) => type === 'string' || type === 'array');
    expect(bounded.length).toBeGreaterThan(50);
    const unbounded = bounded.filter(([, schema]) => {
      if ('const' in schema || 'enum' in schema) return false;
      return typeof schema[schema.type === 'string' ? 'maxLength' : 'maxItems'] !== 'number';
    });
    expect(unbounded.map(([at]) => at)).toEqual([]);
  });

  test.each([
    ['five thousand lists inside each other', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a field of a hundred thousand lists', `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['ten thousand objects inside each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a number that no computer can hold', '{"username": 1e309}'],
    ['a negative one', '{"username": -1e309}'],
  ])('%s is refused as an issue of the form', async (_name, body) => {
    const answer = await app.post('is_username_opptatt', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  test('of thirty thousand unknown fields a few are named, in a short answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [index.toString(36), 0]));
    const answer = await app.post('token', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.body.fields.length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });

  test('of two hundred unknown fields fifty are named', async () => {
    const body = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, 0]));
    expect((await app.post('token', body)).body.fields).toHaveLength(50);
    const query = Object.keys(body).join('&');
    expect((await app.get(`get_player_ls?${query}`)).body.fields).toHaveLength(50);
  });

  test('a made-up name is repeated only in part', async () => {
    const name = 'x'.repeat(50_000);
    for (const body of [{ [name]: 0 }, { [name]: { [name]: '\0' } }]) {
      const answer = await app.post('token', body);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
    }
  });
});

test('every schema can be compiled, which is done when it is first needed', () => {
  for (const { operation } of app.app.registered) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = operation[part];
      if (schema) expect(() => validatorOf(schema), `${operation.path} ${part}`).not.toThrow();
    }
    expect(() => serializerOf(operation.success.body), operation.path).not.toThrow();
  }
});

describe('a number in an address', () => {
  const odd = [
    'Infinity',
    '-Infinity',
    '1e309',
    '-1e309',
    'NaN',
    '1e1',
    '0x10',
    '+5',
    ' 5',
    '5.0',
    '',
    '0',
    '-1',
    '101',
  ];
  test('is written in plain digits and lies in its bounds, on every list', async () => {
    const lists = app.app.registered.filter(
      ({ operation }) => operation.query && 'limit' in operation.query.properties,
    );
    expect(lists.length).toBeGreaterThan(4);
    for (const { operation } of lists) {
      for (const limit of odd) {
        const place = operation.path === 'blokk' ? 'doc_slug=mal&index=0&' : '';
        const path = `${operation.path}?${place}limit=${encodeURIComponent(limit)}`;
        const answer = await app.get(path, { token });
        expect([path, answer.status, answer.body.fields?.[0].field]).toEqual([path, 400, 'limit']);
      }
    }
  });

  test('may be a large one, but none beyond what the database can compare', async () => {
    for (const from of ['0', '1735689600000']) {
      expect((await app.get(`admin_audit?from=${from}`, { token })).status).toBe(200);
    }
    for (const from of ['9223372036854775807', '9223372036854775808', '9007199254740993', '8640000000000001', '1e20']) {
      const answer = await app.get(`admin_audit?from=${from}`, { token });
      expect([from, answer.status, answer.body.fields[0].field]).toEqual([from, 400, 'from']);
    }
  });
});
