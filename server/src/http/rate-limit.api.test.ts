import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestAppOn, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let place: TestDatabase;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  place = await createTestDatabase();
  one = await startTestAppOn(place);
  other = await startTestAppOn(place);
});
afterAll(async () => {
  await one.dispose();
  await other.dispose();
  await place.dispose();
});

const MINUTE = 60_000;

describe('limits', () => {
  test('ten wrong passwords in five minutes close an account to guessing, counted over all servers', async () => {
    await one.learner('gjettet');
    const attempt = (server: TestApp, password: string) => server.post('token', { username: 'gjettet', password });
    const guesses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => attempt(index % 2 ? one : other, `gjetning${index}`)),
    );
    const statuses = guesses.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);

    const right = await attempt(one, 'hemmelig1');
    expect([right.status, right.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(200);

    one.pass(5 * MINUTE + 1000);
    expect((await attempt(one, 'hemmelig1')).status).toBe(200);
  });

  test('a right password clears the count of wrong ones', async () => {
    await one.learner('surrete');
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 9; guess++) await one.post('token', { username: 'surrete', password: 'feil' });
      expect((await one.post('token', { username: 'surrete', password: 'hemmelig1' })).status).toBe(200);
    }
  });

  test('an account gets at most five mails an hour, whether or not it exists', async () => {
    await one.learner('postbombe');
    for (const email of ['postbombe@example.no', 'finnesikke@example.no']) {
      const statuses = [];
      for (let count = 0; count < 6; count++) {
        statuses.push((await one.post('user_glemt_passord', { email })).status);
      }
      // The confirmation mail of the sign-up was the first of five.
      const allowed = email.startsWith('postbombe') ? 4 : 5;
      expect(statuses).toEqual([...Array(allowed).fill(200), ...Array(6 - allowed).fill(429)]);
    }
  });

  test('addresses of one mailbox count as one, and each may have an account', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      const person = { username: `pluss${index}`, email: `pluss+${index}@example.no`, password: 'hemmelig1' };
      statuses.push((await one.post('create_player', person)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await one.post('user_glemt_passord', { email: 'Pluss@example.no' })).status).toBe(429);
  });

  test('one account asks five strangers an hour to confirm a new address, and no more', async () => {
    const { access } = await one.signedIn('plagsom');
    const ask = (email: string) => one.post('user_update_email', { email, password: 'hemmelig1' }, { token: access });
    const statuses = [];
    for (let index = 0; index < 7; index++) statuses.push((await ask(`fremmed${index}@example.no`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('many accounts at one address mail many strangers, but not without end', async () => {
    const many = await startTestAppOn(place, { RATE_LIMIT_FACTOR: '0.01' });
    const address = '192.0.2.200';
    const asked = (email: string) => many.post('user_glemt_passord', { email }, { address });
    for (let index = 0; index < 5; index++) await asked(`ukjent${index}@example.no`);
    const person = { username: 'sjette', email: 'sjette@example.no', password: 'hemmelig1' };
    expect((await many.post('create_player', person, { address })).status).toBe(201);
    expect((await asked('syvende@example.no')).status).toBe(429);
    await many.dispose();
  });

  test('behind one proxy an attacker who writes addresses of his own is counted by his real one', async () => {
    const proxied = await startTestAppOn(place, { TRUST_PROXY: 'true' });
    const guess = (made: string, real: string) =>
      proxied.post(
        'token',
        { username: 'nobody', password: 'feil' },
        { address: '10.0.0.1', headers: { 'x-forwarded-for': `${made}, ${real}` } },
      );
    const statuses = [];
    for (let index = 0; index < 11; index++) statuses.push((await guess(`192.0.2.${index}`, '203.0.113.99')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await guess('203.0.113.99', '203.0.113.100')).status).toBe(401);
    await proxied.dispose();
  });

  test('a class of thirty behind one address signs up, confirms and signs in within a minute and meets none', async () => {
    const address = '10.0.0.1';
    const results = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const server = index % 2 ? one : other;
        const username = `elev${index}`;
        const email = `${username}@example.no`;
        const statuses = [];
        // Names are asked about at each letter that is typed.
        for (let length = 1; length <= username.length; length++) {
          const answer = await server.post('is_username_opptatt', { username: username.slice(0, length) }, { address });
          statuses.push(answer.status);
        }
        const created = await server.post('create_player', { username, email, password: 'klasse7b' }, { address });
        statuses.push(created.status);
        const mail = await Promise.race([one.mailbox.next(email), other.mailbox.next(email)]);
        statuses.push((await server.post('user_email_confirm', { token: mail.token }, { address })).status);
        statuses.push((await server.post('token', { username, password: 'klasse7b' }, { address })).status);
        return statuses;
      }),
    );
    expect(results.flat().filter((status) => status >= 400)).toEqual([]);
  });

  test('counts say nothing of who was counted', async () => {
    const rows = await one.connection.selectFrom('rate_limit').select('bucket').execute();
    expect(JSON.stringify(rows)).not.toMatch(/gjettet|example\.no|10\.0\.0\.1/);
  });
});
