import { CONFIRM_LINK_LIFETIME_MS, USERNAME_CHANGES_MAX, USERNAME_KEPT_MS } from '@kodestien/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const DAY = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

const password = 'hemmelig1';
const signIn = async (username: string, secret = password) => app.post('token', { username, password: secret });
const isIn = async (access: string) => (await app.post('get_player', {}, { token: access })).status === 200;
const rename = (token: string, username: string, secret = password) =>
  app.post('user_update_username', { username, password: secret }, { token });

describe('changing the username', () => {
  test('ends every session, and the old link still finds the profile', async () => {
    const here = await app.signedIn('Gammel');
    const there = await signIn('Gammel');
    const answer = await rename(here.access, 'NyttNavn');
    expect([answer.status, answer.body]).toEqual([200, { username: 'NyttNavn' }]);
    expect([await isIn(here.access), await isIn(there.body.access)]).toEqual([false, false]);
    expect((await app.post('token/refresh', { refresh: here.refresh })).status).toBe(401);

    expect((await signIn('Gammel')).status).toBe(401);
    expect((await signIn('nyttnavn')).status).toBe(200);
    expect((await app.get('profil_disp/gammel')).body.username_current).toBe('NyttNavn');
    expect((await app.get('username_fra_current?username=GAMMEL')).body).toEqual({ username_current: 'NyttNavn' });
    expect((await app.get('get_player_ls?q=nyttn')).body.results).toHaveLength(1);
    expect((await app.get('get_player_ls?q=gammel')).body.results).toHaveLength(0);
    const notice = await app.mailbox.next('Gammel@example.no');
    expect(notice.subject).toBe('Brukernavnet ditt på Kodestien er byttet');
    expect(notice.text).toContain('fra Gammel til NyttNavn');
  });

  test('the name that was given up is nobody else’s for 90 days, and then it can be had', async () => {
    const person = await app.signedIn('forlatt');
    await rename(person.access, 'forlattny');
    const taken = await app.post('is_username_opptatt', { username: 'Forlatt' });
    expect(taken.body).toEqual({ status: 'taken' });
    const sneak = { username: 'forlatt', email: 'sniker@example.no', password };
    expect((await app.post('create_player', sneak)).body.code).toBe('username_taken');
    const other = await app.signedIn('misunnelig');
    expect((await rename(other.access, 'forlatt')).body.code).toBe('username_taken');

    app.pass(USERNAME_KEPT_MS + DAY);
    expect((await app.post('is_username_opptatt', { username: 'forlatt' })).body).toEqual({ status: 'valid' });
    const patient = await signIn('misunnelig');
    expect((await rename(patient.body.access, 'Forlatt')).status).toBe(200);
    expect((await app.get('profil_disp/forlatt')).body.username_current).toBe('Forlatt');
  });

  test('its former owner may take it back at once, and may change only the case', async () => {
    const person = await app.signedIn('angrer');
    await rename(person.access, 'angrerny');
    const again = await signIn('angrerny');
    expect((await rename(again.body.access, 'Angrer')).status).toBe(200);
    expect((await app.get('profil_disp/angrerny')).body.username_current).toBe('Angrer');
    const third = await signIn('angrer');
    expect((await rename(third.body.access, 'ANGRER')).body).toEqual({ username: 'ANGRER' });
    expect((await app.get('profil_disp/angrer')).body.username_current).toBe('ANGRER');
  });

  test('is refused with a wrong password, a taken, reserved or invalid name, and changes nothing', async () => {
    await app.learner('opptattnavn');
    const person = await app.signedIn('nektes');
    const refusals: [string, string, number, string][] = [
      ['ledignavn', 'feil', 401, 'wrong_credentials'],
      ['OPPTATTNAVN', password, 409, 'username_taken'],
      ['nektes', password, 409, 'username_taken'],
      ['admin', password, 409, 'username_taken'],
      ['1tall', password, 400, 'validation_failed'],
      ['med_strek', password, 400, 'validation_failed'],
      ['a'.repeat(16), password, 400, 'validation_failed'],
    ];
    for (const [username, secret, status, code] of refusals) {
      const answer = await rename(person.access, username, secret);
      expect([username, answer.status, answer.body.code]).toEqual([username, status, code]);
    }
    expect(await isIn(person.access)).toBe(true);
    expect((await app.post('user_update_username', { username: 'ledignavn', password })).status).toBe(401);
  });

  test('cannot be used to hoard names', async () => {
    let person = await app.signedIn('hamstrer');
    for (let index = 0; index < USERNAME_CHANGES_MAX; index++) {
      expect((await rename(person.access, `hamster${index}`)).status).toBe(200);
      person = { ...person, ...(await signIn(`hamster${index}`)).body };
    }
    const refused = await rename(person.access, 'hamsterslutt');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_username_changes']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80 * 24 * 60 * 60);
  });

  test('cannot be done more often by doing it all at once', async () => {
    const person = await app.signedIn('samler');
    const reserved = Array.from({ length: USERNAME_CHANGES_MAX - 1 }, (_, index) => ({
      username_key: `samling${index}`,
      username: `samling${index}`,
      player_id: Number(JSON.parse(atob(person.access.split('.')[1] ?? '')).user_id),
      changed_at: app.app.services.now(),
      kept_until: app.app.services.now() + USERNAME_KEPT_MS,
    }));
    await app.connection.insertInto('username_history').values(reserved).execute();
    const answers = await Promise.all(['ett', 'to', 'tre'].map((name) => rename(person.access, `samler${name}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('two who want the same name at the same moment: one gets it, the other is told', async () => {
    const people = [];
    for (let index = 0; index < 4; index++) people.push(await app.signedIn(`kappes${index}`));
    const answers = await Promise.all(people.map((person) => rename(person.access, 'premien')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('changing the e-mail address', () => {
  const change = (token: string, email: string, secret = password) =>
    app.post('user_update_email', { email, password: secret }, { token });

  test('moves when the link at the new address is opened, and the old address hears of it', async () => {
    const person = await app.signedIn('flytter');
    const asked = await change(person.access, 'Ny.Adresse@example.no');
    expect([asked.status, asked.body]).toEqual([200, { email_pending: 'Ny.Adresse@example.no' }]);
    const notice = await app.mailbox.next('flytter@example.no');
    expect(notice.text).toContain('Ny.Adresse@example.no');
    const mail = await app.mailbox.next('Ny.Adresse@example.no');
    expect(mail.link).toMatch(/\/signin_email_confirm\?token=/);
    expect((await app.get('user_email', { token: person.access })).body).toEqual({
      email: 'flytter@example.no',
      email_pending: 'Ny.Adresse@example.no',
    });

    const confirmed = await app.post('user_email_confirm', { token: mail.token });
    expect(confirmed.body).toEqual({ username: 'flytter', email_changed: true });
    expect((await app.get('user_email', { token: person.access })).body).toEqual({
      email: 'Ny.Adresse@example.no',
      email_pending: null,
    });
    expect((await signIn('ny.adresse@example.no')).status).toBe(200);
    expect((await signIn('flytter@example.no')).status).toBe(401);
    expect((await app.post('user_email_confirm', { token: mail.token })).body.code).toBe('link_used');
  });

  test('the link dies after 48 hours, and when another address is asked for', async () => {
    await app.learner('ombestemt');
    const slow = await signIn('ombestemt');
    await change(slow.body.access, 'sen@example.no');
    const late = await app.mailbox.next('sen@example.no');
    app.pass(CONFIRM_LINK_LIFETIME_MS + 1000);
    expect((await app.post('user_email_confirm', { token: late.token })).body.code).toBe('link_expired');

    const { body } = await signIn('ombestemt');
    await change(body.access, 'forste@example.no');
    const first = await app.mailbox.next('forste@example.no');
    await change(body.access, 'andre@example.no');
    const second = await app.mailbox.next('andre@example.no');
    expect((await app.post('user_email_confirm', { token: first.token })).body.code).toBe('link_used');
    expect((await app.post('user_email_confirm', { token: second.token })).status).toBe(200);
    expect((await app.get('user_email', { token: body.access })).body.email).toBe('andre@example.no');
  });

  test('an address that someone has is refused when asked for, and when taken in the meantime', async () => {
    await app.learner('eieren');
    const person = await app.signedIn('vilha');
    const refused = await change(person.access, 'EIEREN@example.no');
    expect([refused.status, refused.body.code, refused.body.fields[0].field]).toEqual([409, 'email_taken', 'email']);
    expect((await change(person.access, 'vilha@example.no')).body.code).toBe('email_taken');

    await change(person.access, 'kapplop@example.no');
    const mail = await app.mailbox.next('kapplop@example.no');
    await app.post('create_player', { username: 'raskere', email: 'kapplop@example.no', password });
    const late = await app.post('user_email_confirm', { token: mail.token });
    expect([late.status, late.body.code]).toEqual([409, 'email_taken']);
    expect((await signIn('vilha@example.no')).status).toBe(200);
  });

  test('is refused with a wrong password or what is no address', async () => {
    const person = await app.signedIn('adresselos');
    expect((await change(person.access, 'x@example.no', 'feil')).body.code).toBe('wrong_credentials');
    const invalid = await change(person.access, 'ikke en adresse');
    expect([invalid.status, invalid.body.fields[0].code]).toEqual([400, 'email_invalid']);
    expect((await app.get('user_email', { token: person.access })).body.email_pending).toBeNull();
  });
});

describe('changing the account over and over', () => {
  test('is refused before the notices fill a mailbox', async () => {
    const limited = await startTestApp({ RATE_LIMIT_FACTOR: '0.3' });
    await limited.learner('frem');
    const statuses = [];
    for (const name of ['tilbake', 'frem', 'tilbake', 'frem']) {
      const before = name === 'frem' ? 'tilbake' : 'frem';
      const { body } = await limited.post('token', { username: before, password });
      const answer = await limited.post('user_update_username', { username: name, password }, { token: body.access });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.dispose();
  });
});
