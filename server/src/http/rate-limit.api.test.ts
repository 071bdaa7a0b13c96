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
    const byMail = await one.post('token', { username: 'gjettet@example.no', password: 'hemmelig1' });
    expect(byMail.status).toBe(429);

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
