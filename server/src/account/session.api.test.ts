import { REFRESH_GRACE_MS, REFRESH_TOKEN_LIFETIME_MS } from '@kodestien/contract/limits';
import { PROFILE_ITEM_NAMES } from '@kodestien/contract/profile/items';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

function claims(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
const refresh = (token: string) => app.post('token/refresh', { refresh: token });

describe('signing in', () => {
  test('works with the username in any case, and with the e-mail address', async () => {
    await app.learner('Anne');
    for (const username of ['Anne', 'aNNE', 'anne@example.no', 'Anne@Example.no']) {
      const answer = await app.post('/api/token/', { username, password: 'hemmelig1' });
      expect([username, answer.status]).toEqual([username, 200]);
      expect(Object.keys(answer.body).sort()).toEqual(['access', 'refresh']);
    }
  });

  test('the access token carries user_id and lives five minutes, the refresh token thirty days', async () => {
    const person = await app.signedIn('krav');
    const access = claims(person.access);
    expect(Object.keys(access).sort()).toEqual(['exp', 'iat', 'jti', 'token_type', 'user_id']);
    expect([access.token_type, access.exp - access.iat]).toEqual(['access', 300]);
    const longer = claims(person.refresh);
    expect([longer.token_type, longer.user_id, longer.exp - longer.iat]).toEqual([
      'refresh',
      access.user_id,
      2_592_000,
    ]);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    await app.learner('beate');
    const wrong = await app.post('token', { username: 'beate', password: 'feil' }, { lang: '_eng' });
    const unknown = await app.post('token', { username: 'finnesikke', password: 'feil' }, { lang: '_eng' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ status: 401, code: 'wrong_credentials', detail: 'Wrong username or password.' });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('a missing field is a 400, and names with a NUL or a quote find nobody', async () => {
    expect((await app.post('token', { username: 'anne' })).status).toBe(400);
    expect((await app.post('token', { username: '', password: '' })).status).toBe(400);
    expect((await app.post('token', { username: 'an\u0000ne', password: 'x' })).status).toBe(400);
    expect((await app.post('token', { username: "' or 1=1 --", password: 'x' })).status).toBe(401);
  });

  test('an å typed as a letter and a ring is the same password as an å typed as one character', async () => {
    await app.learner('aase', { password: 'blåbærtur'.normalize('NFD') });
    const answer = await app.post('token', { username: 'aase', password: 'blåbærtur'.normalize('NFC') });
    expect(answer.status).toBe(200);
  });
});

describe('staying signed in', () => {
  test('a refresh gives a new pair, and the new one can be refreshed again', async () => {
    const person = await app.signedIn('bytter');
    const first = await refresh(person.refresh);
    expect(first.status).toBe(200);
    expect(first.body.refresh).not.toBe(person.refresh);
    expect((await app.post('get_player', {}, { token: first.body.access })).status).toBe(200);
    expect((await refresh(first.body.refresh)).status).toBe(200);
  });

  test('twenty refreshes of one token at once all succeed with the same successor and leave one session', async () => {
    const person = await app.signedIn('tjue');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refresh)).size).toBe(1);
    for (const { body } of answers) {
      expect((await app.post('get_player', {}, { token: body.access })).status).toBe(200);
    }
    const live = await app.connection
      .selectFrom('session')
      .select('id')
      .where('player_id', '=', claims(person.access).user_id)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200);
  });

  test('a used token answers with the same successor within the grace period, even when that was used too', async () => {
    const person = await app.signedIn('nadefull');
    const first = await refresh(person.refresh);
    await refresh(first.body.refresh);
    app.pass(REFRESH_GRACE_MS - 5000);
    const again = await refresh(person.refresh);
    expect([again.status, again.body.refresh]).toEqual([200, first.body.refresh]);
  });

  test('a used token that comes back later was stolen: its session ends, and no other session of that person', async () => {
    const person = await app.signedIn('stjalet');
    const other = await app.post('token', { username: 'stjalet', password: 'hemmelig1' });
    const first = await refresh(person.refresh);
    app.pass(REFRESH_GRACE_MS + 1000);
    const stolen = await refresh(person.refresh);
    expect([stolen.status, stolen.body.code]).toEqual([401, 'session_ended']);
    expect((await refresh(first.body.refresh)).status).toBe(401);
    const call = await app.post('get_player', {}, { token: first.body.access });
    expect([call.status, call.body.code]).toEqual([401, 'session_ended']);
    expect((await refresh(other.body.refresh)).status).toBe(200);
  });

  test('signing out ends this session at once, and signing out again is no error', async () => {
    const person = await app.signedIn('farvel');
    expect((await app.post('token/blacklist', { refresh: person.refresh })).status).toBe(200);
    expect((await refresh(person.refresh)).status).toBe(401);
    expect((await app.post('get_player', {}, { token: person.access })).status).toBe(401);
    expect((await app.post('token/blacklist', { refresh: person.refresh })).status).toBe(200);
    expect((await app.post('token/blacklist', { refresh: 'tull' })).status).toBe(200);
  });

  test('a refresh token dies of age, and so does an access token', async () => {
    const person = await app.signedIn('gammel');
    app.pass(6 * 60_000);
    const late = await app.post('get_player', {}, { token: person.access });
    expect([late.status, late.body.code]).toEqual([401, 'not_signed_in']);
    app.pass(REFRESH_TOKEN_LIFETIME_MS);
    expect((await refresh(person.refresh)).status).toBe(401);
  });

  test('tokens that were made up, altered or of the other kind are refused', async () => {
    const person = await app.signedIn('falsk');
    const [header, , signature] = person.refresh.split('.');
    const altered = Buffer.from(JSON.stringify({ ...claims(person.refresh), user_id: 1 })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [
      'tull',
      person.access,
      `${header}.${altered}.${signature}`,
      `${unsigned}.${person.refresh.split('.')[1]}.`,
    ]) {
      const answer = await refresh(token);
      expect([token.slice(0, 20), answer.status]).toEqual([token.slice(0, 20), 401]);
    }
    expect((await app.post('get_player', {}, { token: person.refresh })).status).toBe(401);
    expect((await app.post('token/refresh', {})).status).toBe(400);
  });
});

describe('get_player', () => {
  const specified = [
    'api_tok',
    'bio_public',
    'company_public',
    'email_public',
    'full_name',
    'human_lang',
    'img_profil',
    'is_superuser',
    'poeng',
    'url_public',
    'user',
    'username_current',
  ];
  const fields = [...new Set([...specified, ...PROFILE_ITEM_NAMES])].sort();

  test('gives the twelve profile fields to a Bearer token, to username and password, and to username and api_tok', async () => {
    const person = await app.signedIn('Petra');
    const bearer = await app.post(
      '/api/get_player/',
      { username: '', password: '', email: '', api_tok: '' },
      { token: person.access },
    );
    expect(Object.keys(bearer.body).sort()).toEqual(fields);
    expect(bearer.body).toMatchObject({ username_current: 'Petra', poeng: 0, human_lang: '_no', is_superuser: false });
    expect(bearer.body.user.username).toBe('Petra');

    const password = await app.post('get_player', { username: 'Petra', password: 'hemmelig1', email: '' });
    expect(password.body).toEqual(bearer.body);
    const { api_tok } = bearer.body;
    expect((await app.post('get_player', { username: 'petra', api_tok })).body).toEqual(bearer.body);
    const script = await app.post('get_player', {}, { headers: { authorization: `Token ${api_tok}` } });
    expect(script.body).toEqual(bearer.body);
  });

  test('refuses everything else', async () => {
    const person = await app.signedIn('vakt');
    const { body } = await app.post('get_player', {}, { token: person.access });
    await app.learner('annen');
    expect((await app.post('get_player', {})).status).toBe(401);
    expect((await app.post('get_player', { username: 'vakt', password: 'feil' })).body.code).toBe('wrong_credentials');
    expect((await app.post('get_player', { username: 'annen', api_tok: body.api_tok })).status).toBe(401);
    expect((await app.post('get_player', { username: 'vakt', api_tok: `${body.api_tok}x` })).status).toBe(401);
    expect((await app.post('get_player', {}, { headers: { authorization: 'Basic dmFrdDp4' } })).status).toBe(401);
    await app.connection.updateTable('player').set({ api_tok_version: 2 }).where('username', '=', 'vakt').execute();
    expect((await app.post('get_player', { username: 'vakt', api_tok: body.api_tok })).status).toBe(401);
  });
});
