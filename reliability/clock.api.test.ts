import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { claimNextMail } from '../server/src/mail/queries.ts';
import { startTestApp, type TestApp } from '../server/src/testing/test-app.ts';
import { record } from './report.ts';

const HOUR = 60 * 60_000;
const YEAR = 365 * 24 * HOUR;
/** A machine without a clock of its own, a wrong time server, a summer time that was set by hand. */
const JUMPS = [1000, HOUR, 26 * HOUR, YEAR];

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
let jumps = 0;
afterEach(async ({ task }) => {
  if (task.result?.state === 'pass') jumps += 1;
  await app.dispose();
});
afterAll(() =>
  record({
    part: 'clock jumps',
    database: inject('testDatabase') === 'postgres' ? 'PostgreSQL' : 'SQLite',
    done: 'forward and back by a second, an hour, a day and a year: sign-in, sessions, limits, mail',
    counts: { jumps },
    lost: JUMPS.length * 4 - jumps,
  }),
);

const wrong = () => app.post('token', { username: 'gjettet', password: 'feil passord' });
const signIn = (username: string) => app.post('token', { username, password: 'hemmelig1' });
const profile = (token: string) => app.post('get_player', {}, { token });

describe('a clock that jumps', () => {
  test.each(JUMPS)('forward by %i ms and back shuts nobody out', async (jump) => {
    app.pass(jump);
    for (let count = 0; count < 11; count++) await wrong();
    expect((await wrong()).status).toBe(429);
    app.pass(-jump);
    // Anyone who is told to wait is told no longer than the limit itself is.
    const { status, headers } = await wrong();
    if (status === 429) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(2 * 5 * 60);
    app.pass(11 * 60_000);
    expect((await wrong()).status).toBe(401);
  });

  test.each(JUMPS)(
    'forward by %i ms and back delays no mail for longer than a mail server that failed',
    async (jump) => {
      app.pass(jump);
      const { database } = app.app.services;
      const now = Date.now() + jump;
      const mail = {
        template: 'password_changed',
        human_lang: '_no',
        next_attempt_at: now + 60_000,
        created_at: now,
      } as const;
      const claimed = { state: 'sending', attempts: 1, claimed_until: now + 180_000 } as const;
      for (const row of [
        { ...mail, to_email: 'a@example.no' },
        { ...mail, ...claimed, to_email: 'b@example.no' },
      ]) {
        await app.connection.insertInto('outbox').values(row).execute();
      }
      app.pass(-jump);
      // The longest pause between two attempts is three hours.
      app.pass(4 * HOUR);
      const claim = () => claimNextMail(database, Date.now() + 4 * HOUR, 180_000);
      await claim();
      await claim();
      // The worker of the app may have been faster than we, or be at it; anyone who takes a mail counts the attempt.
      const untouched = async () => {
        const rows = await app.connection.selectFrom('outbox').select(['to_email', 'attempts']).execute();
        return rows.filter(({ to_email, attempts }) => attempts === (to_email[0] === 'a' ? 0 : 1));
      };
      await expect.poll(untouched).toEqual([]);
    },
  );

  test.each(JUMPS)('back by %i ms keeps people signed in, and lets them in', async (jump) => {
    const { access, refresh } = await app.signedIn('bakover');
    app.pass(-jump);
    expect((await profile(access)).status).toBe(200);
    const renewed = await app.post('token/refresh', { refresh });
    expect(renewed.status).toBe(200);
    expect((await profile(renewed.body.access)).status).toBe(200);
    expect((await signIn('bakover')).status).toBe(200);
    await app.learner('etterpaa');
    expect((await signIn('etterpaa')).status).toBe(200);
  });

  test.each(JUMPS)('forward by %i ms asks for a new sign-in at most', async (jump) => {
    const { access, refresh } = await app.signedIn('fremover');
    app.pass(jump);
    expect([200, 401]).toContain((await profile(access)).status);
    expect([200, 401]).toContain((await app.post('token/refresh', { refresh })).status);
    const again = await signIn('fremover');
    expect(again.status).toBe(200);
    app.pass(-jump);
    expect((await profile(again.body.access)).status).toBe(200);
    expect((await signIn('fremover')).status).toBe(200);
  });
});
