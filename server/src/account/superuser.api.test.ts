import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeSuperuser } from './superuser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const signIn = (username: string, password: string) => app.post('token', { username, password });

test('giving an account its rights and a new password ends what the old password could reach, and says so', async () => {
  const { access } = await app.signedIn('kari');
  const { api_tok } = (await app.post('get_player', {}, { token: access })).body;
  await app.post('user_update_email', { email: 'tyv@example.no', password: 'hemmelig1' }, { token: access });
  const { token } = await app.mailbox.next('tyv@example.no');
  await app.mailbox.next('kari@example.no');

  const password = await makeSuperuser(app.connection, 'Kari');
  app.app.services.wakeMailWorker();
  expect((await app.post('get_player', {}, { token: access })).status).toBe(401);
  expect((await app.post('get_player', { username: 'kari', api_tok })).status).toBe(401);
  expect((await app.post('user_email_confirm', { token })).body.code).toBe('link_used');
  expect((await app.mailbox.next('kari@example.no')).subject).toBe('Passordet ditt på Kodestien er byttet');
  const { body } = await signIn('kari', password);
  const player = (await app.post('get_player', {}, { token: body.access })).body;
  expect(player).toMatchObject({ is_superuser: true, username_current: 'kari' });
});

test('a new superuser can sign in, also under a name that another superuser has given up', async () => {
  const first = await makeSuperuser(app.connection, 'drift');
  const { access } = (await signIn('drift', first)).body;
  await app.post('user_update_username', { username: 'driftny', password: first }, { token: access });
  const second = await makeSuperuser(app.connection, 'drift');
  expect([(await signIn('drift', second)).status, (await signIn('driftny', first)).status]).toEqual([200, 200]);
});

test('nothing is mailed to a superuser who has no address yet', async () => {
  const password = await makeSuperuser(app.connection, 'adresselos');
  const { access } = (await signIn('adresselos', password)).body;
  const body = { password_current: password, password: 'nyttpassord' };
  expect((await app.post('user_update_password', body, { token: access })).status).toBe(200);
  const waiting = await app.connection
    .selectFrom('outbox')
    .select('id')
    .where('to_email', 'like', '%@localhost')
    .execute();
  expect(waiting).toEqual([]);
});

test('an api_tok of an earlier installation with the same secret opens nothing in a new one', async () => {
  const tokens = [];
  for (let installation = 0; installation < 2; installation++) {
    const fresh = await startTestApp();
    const { access } = await fresh.signedIn('forst');
    tokens.push((await fresh.post('get_player', {}, { token: access })).body);
    if (installation === 1) {
      const [old] = tokens;
      const answer = await fresh.get('user_email', { headers: { authorization: `Token ${old.api_tok}` } });
      expect(answer.status).toBe(401);
    }
    await fresh.dispose();
  }
  expect(tokens[0].user.id).toBe(tokens[1].user.id);
});
