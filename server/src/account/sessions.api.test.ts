import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

async function signIn(username: string, userAgent: string): Promise<{ access: string; refresh: string }> {
  const body = { username, password: 'hemmelig1' };
  return (await app.post('token', body, { headers: { 'user-agent': userAgent } })).body;
}
const sessionsOf = async (token: string) => (await app.get('user_sessions', { token })).body.sessions;
const end = (token: string, body: unknown) => app.post('user_sessions_end', body, { token });
const isIn = async (access: string) => (await app.post('get_player', {}, { token: access })).status === 200;

describe('the list of sessions', () => {
  test('tells each device in plain words, when it was last used, and which one this is', async () => {
    await app.learner('flere');
    const computer = await signIn('flere', FIREFOX);
    app.pass(1000);
    const phone = await signIn('flere', IPHONE);
    const list = await sessionsOf(phone.access);
    expect(list).toMatchObject([
      { browser: 'Safari', system: 'iPhone', is_current: true },
      { browser: 'Firefox', system: 'Windows', is_current: false },
    ]);
    expect(Object.keys(list[0]).sort()).toEqual([
      'browser',
      'created_at',
      'id',
      'is_current',
      'last_used_at',
      'system',
    ]);
    app.pass(1000);
    await app.post('token/refresh', { refresh: computer.refresh });
    expect((await sessionsOf(phone.access))[0]).toMatchObject({ browser: 'Firefox', is_current: false });
  });

  test('one can be signed out, and it is out at its next call', async () => {
    await app.learner('enkel');
    const [here, there] = [await signIn('enkel', FIREFOX), await signIn('enkel', IPHONE)];
    const other = (await sessionsOf(here.access)).find((session: { is_current: boolean }) => !session.is_current);
    expect((await end(here.access, { id: other.id })).body).toEqual({ ended: 1 });
    expect([await isIn(here.access), await isIn(there.access)]).toEqual([true, false]);
    expect(await sessionsOf(here.access)).toHaveLength(1);
    expect((await end(here.access, { id: other.id })).status).toBe(404);
  });

  test('all others can be signed out at once', async () => {
    await app.learner('alle');
    const here = await signIn('alle', FIREFOX);
    const others = [await signIn('alle', IPHONE), await signIn('alle', 'curl/8.5.0')];
    expect((await end(here.access, { all_others: true })).body).toEqual({ ended: 2 });
    expect(await Promise.all([here, ...others].map(({ access }) => isIn(access)))).toEqual([true, false, false]);
  });

  test('nobody can end the session of someone else, or say nothing, or say both', async () => {
    const victim = await app.signedIn('offer');
    const thief = await app.signedIn('tyv');
    const [session] = await sessionsOf(victim.access);
    const answer = await end(thief.access, { id: session.id });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await isIn(victim.access)).toBe(true);
    for (const body of [{}, { id: session.id, all_others: true }, { all_others: false }, { id: '' }, { id: 7 }]) {
      expect([body, (await end(thief.access, body)).status]).toEqual([body, 400]);
    }
    expect((await app.get('user_sessions')).status).toBe(401);
  });
});

describe('api_tok', () => {
  test('can be renewed: the new one works, the old one is worthless', async () => {
    const person = await app.signedIn('skripter');
    const before = (await app.post('get_player', {}, { token: person.access })).body.api_tok;
    const renewed = await app.post('user_api_tok_renew', {}, { token: person.access });
    expect(renewed.status).toBe(200);
    const by = (tok: string) => app.post('get_player', {}, { headers: { authorization: `Token ${tok}` } });
    expect((await by(before)).status).toBe(401);
    expect((await by(renewed.body.api_tok)).body.api_tok).toBe(renewed.body.api_tok);
    expect((await app.post('user_api_tok_renew')).status).toBe(401);
  });

  test('a script that uses it has no session of its own in the list', async () => {
    const person = await app.signedIn('robot');
    const { api_tok } = (await app.post('get_player', {}, { token: person.access })).body;
    const answer = await app.get('user_sessions', { headers: { authorization: `Token ${api_tok}` } });
    expect(answer.body.sessions).toMatchObject([{ is_current: false }]);
  });
});
