import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const password = 'hemmelig1';
const signIn = async (username: string, secret = password) => app.post('token', { username, password: secret });
const isIn = async (access: string) => (await app.post('get_player', {}, { token: access })).status === 200;

describe('changing the password', () => {
  test('signs the other browser out at its next call, keeps this one, and mails a notice', async () => {
    const here = await app.signedIn('bytter');
    const there = await signIn('bytter');
    const body = { password_current: password, password: 'nyttpassord' };
    const answer = await app.post('user_update_password', body, { token: here.access });
    expect(answer.status).toBe(200);
    expect([await isIn(here.access), await isIn(there.body.access)]).toEqual([true, false]);
    expect((await app.post('token/refresh', { refresh: here.refresh })).status).toBe(200);
    expect((await signIn('bytter')).status).toBe(401);
    expect((await signIn('bytter', 'nyttpassord')).status).toBe(200);
    const notice = await app.mailbox.next('bytter@example.no');
    expect(notice.subject).toBe('Passordet ditt på Kodestien er byttet');
    expect(notice.link).toMatch(/\/signin_glemt_passord$/);
  });

  test('ends the old api_tok and gives the new one', async () => {
    const person = await app.signedIn('nokkel');
    const before = (await app.post('get_player', {}, { token: person.access })).body.api_tok;
    const byTok = async (tok: string) =>
      (await app.get('user_email', { headers: { authorization: `Token ${tok}` } })).status;
    expect(await byTok(before)).toBe(200);
    const body = { password_current: password, password: 'nyttpassord' };
    const { api_tok } = (await app.post('user_update_password', body, { token: person.access })).body;
    expect([await byTok(before), await byTok(api_tok)]).toEqual([401, 200]);
    expect((await app.post('get_player', {}, { token: person.access })).body.api_tok).toBe(api_tok);
  });

  test('ends a change of e-mail address that was begun with the old one, and its link', async () => {
    const person = await app.signedIn('kapret');
    await app.post('user_update_email', { email: 'tyv@example.no', password }, { token: person.access });
    const { token } = await app.mailbox.next('tyv@example.no');
    const body = { password_current: password, password: 'nyttpassord' };
    await app.post('user_update_password', body, { token: person.access });
    expect((await app.get('user_email', { token: person.access })).body.email_pending).toBeNull();
    expect((await app.post('user_email_confirm', { token })).body.code).toBe('link_used');
    expect((await signIn('kapret@example.no', 'nyttpassord')).status).toBe(200);
  });

  test('lets nothing slip through that was under way with the old one', async () => {
    const person = await app.signedIn('kappestrid');
    const token = { token: person.access };
    const [changed, ...others] = await Promise.all([
      app.post('user_update_password', { password_current: password, password: 'nyttpassord' }, token),
      app.post('user_update_email', { email: 'kapp@example.no', password }, token),
      ...Array.from({ length: 4 }, () => signIn('kappestrid')),
    ]);
    expect(changed.status).toBe(200);
    expect((await app.get('user_email', token)).body.email_pending).toBeNull();
    for (const { body } of others) if (body.access) expect(await isIn(body.access)).toBe(false);
  });

  test('of two changes at the same moment one is made, and the other is told that the password was wrong', async () => {
    const person = await app.signedIn('tobytter');
    const change = (secret: string) =>
      app.post('user_update_password', { password_current: password, password: secret }, { token: person.access });
    const answers = await Promise.all([change('forste1'), change('andre22')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const statuses = [(await signIn('tobytter', 'forste1')).status, (await signIn('tobytter', 'andre22')).status];
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  test('makes links for a new password that were mailed before useless', async () => {
    const person = await app.signedIn('lenket');
    await app.post('user_glemt_passord', { email: 'lenket@example.no' });
    const mail = await app.mailbox.next('lenket@example.no');
    const body = { password_current: password, password: 'nyttpassord' };
    await app.post('user_update_password', body, { token: person.access });
    const late = await app.post('user_glemt_passord_sett_nytt', { token: mail.token, password: 'tyvens1' });
    expect(late.body.code).toBe('link_used');
  });

  test('is refused with a wrong or missing present password and with a bad new one', async () => {
    const person = await app.signedIn('feiler');
    const refusals: [object, number, string][] = [
      [{ password_current: 'feil', password: 'nyttpassord' }, 401, 'wrong_credentials'],
      [{ password: 'nyttpassord' }, 400, 'validation_failed'],
      [{ password_current: password, password: 'kort' }, 400, 'validation_failed'],
      [{ password_current: password, password: 'x'.repeat(21) }, 400, 'validation_failed'],
      [{ password_current: password, password: 'nytt', extra: 1 }, 400, 'validation_failed'],
    ];
    for (const [body, status, code] of refusals) {
      const answer = await app.post('user_update_password', body, { token: person.access });
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
    }
    expect((await signIn('feiler')).status).toBe(200);
  });
});

describe('guessing the present password', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp();
  });
  afterAll(() => strict.dispose());

  test('is counted together with guesses at the sign-in', async () => {
    const person = await strict.signedIn('gjetter');
    const guesses = [
      () =>
        strict.post(
          'user_update_password',
          { password_current: 'feil', password: 'nyttpassord' },
          { token: person.access },
        ),
      () => strict.post('user_update_username', { username: 'nynavn', password: 'feil' }, { token: person.access }),
      () => strict.post('user_update_email', { email: 'x@example.no', password: 'feil' }, { token: person.access }),
      () => strict.post('user_delete', { password: 'feil' }, { token: person.access }),
      () => strict.post('token', { username: 'gjetter', password: 'feil' }),
    ];
    for (const guess of [...guesses, ...guesses]) expect((await guess()).body.code).toBe('wrong_credentials');
    for (const guess of guesses) {
      const refused = await guess();
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await strict.post('token', { username: 'gjetter', password })).status).toBe(429);
  });
});
