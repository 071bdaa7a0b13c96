import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

const whoAmI = (token: string) => app.post('get_player', {}, { token });

test('of many calls at the same moment each gets its own person, and an ended session gets nobody', async () => {
  const people = [];
  for (const name of ['kari', 'ola', 'nora']) people.push(await app.signedIn(name));
  const left = await app.signedIn('borte');
  await app.post('token/blacklist', { refresh: left.refresh });
  const calls = [...people, left, ...people].map(async ({ username, access }) => {
    const { status, body } = await whoAmI(access);
    return { username, status, got: body.username_current ?? body.code };
  });
  const answers = await Promise.all(calls);
  for (const { username, status, got } of answers) {
    if (username === 'borte') expect([status, got]).toEqual([401, 'session_ended']);
    else expect([status, got]).toEqual([200, username]);
  }
});

test('a sign-out, a new password and a lock are felt by the very next call', async () => {
  const signedOut = await app.signedIn('utlogget');
  expect((await whoAmI(signedOut.access)).status).toBe(200);
  await app.post('token/blacklist', { refresh: signedOut.refresh });
  expect((await whoAmI(signedOut.access)).status).toBe(401);

  const changed = await app.signedIn('nyttpassord');
  const other = (await app.post('token', { username: 'nyttpassord', password: 'hemmelig1' })).body.access;
  expect((await whoAmI(other)).status).toBe(200);
  await app.post(
    'user_update_password',
    { password_current: 'hemmelig1', password: 'enda mer hemmelig' },
    { token: changed.access },
  );
  expect((await whoAmI(other)).status).toBe(401);

  const locked = await app.signedIn('utestengt');
  expect((await whoAmI(locked.access)).status).toBe(200);
  await app.connection.updateTable('player').set({ locked_at: 1 }).where('username', '=', 'utestengt').execute();
  expect((await whoAmI(locked.access)).status).toBe(401);
});

test('what another call has not finished is not seen, and nobody waits for it', async () => {
  const { username, access } = await app.signedIn('midtimellom');
  const undone = app.connection.transaction().execute(async (transaction) => {
    await transaction.updateTable('session').set({ ended_at: 1 }).execute();
    expect((await whoAmI(access)).body.username_current).toBe(username);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await whoAmI(access)).status).toBe(200);
});

test('a newer server that adds a column to a table leaves those who are signed in signed in', async () => {
  const { access } = await app.signedIn('vedoppgradering');
  expect((await whoAmI(access)).status).toBe(200);
  await app.connection.schema.alterTable('player').addColumn('of_tomorrow', 'integer').execute();
  const answers = await Promise.all([whoAmI(access), whoAmI(access), whoAmI(access)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});
