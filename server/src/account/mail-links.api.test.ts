import { CONFIRM_LINK_LIFETIME_MS, RESET_LINK_LIFETIME_MS } from '@kodestien/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => app.dispose());

async function signUp(username: string) {
  const email = `${username}@example.no`;
  await app.post('create_player', { username, email, password: 'hemmelig1', human_lang: '_no' });
  return { email, mail: await app.mailbox.next(email) };
}
const confirm = (token: string) => app.post('user_email_confirm', { token });

describe('confirming an e-mail address', () => {
  test('the link works once; then it has been used', async () => {
    const { mail } = await signUp('engang');
    expect((await confirm(mail.token)).status).toBe(200);
    const again = await confirm(mail.token);
    expect([again.status, again.body.code]).toEqual([410, 'link_used']);
  });

  test('the link is dead after 48 hours, and a new one can be had', async () => {
    const { email, mail } = await signUp('sen');
    app.pass(CONFIRM_LINK_LIFETIME_MS + 1000);
    const late = await confirm(mail.token);
    expect([late.status, late.body.code]).toEqual([410, 'link_expired']);
    expect((await app.post('user_email_confirm_resend', { email })).status).toBe(200);
    const fresh = await app.mailbox.next(email);
    expect((await confirm(fresh.token)).body).toEqual({ username: 'sen' });
  });

  test('a token that was made up, or one for a new password, confirms nothing', async () => {
    expect((await confirm('tull')).body.code).toBe('link_invalid');
    const { email } = await app.learner('forveksler');
    await app.post('user_glemt_passord', { email });
    const reset = await app.mailbox.next(email);
    expect((await confirm(reset.token)).body.code).toBe('link_invalid');
  });

  test('asking again for someone who is confirmed, or unknown, answers alike and mails nobody', async () => {
    const { email } = await app.learner('ferdig');
    const before = app.mailbox.all.length;
    const known = await app.post('user_email_confirm_resend', { email });
    const unknown = await app.post('user_email_confirm_resend', { email: 'ukjent@example.no' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await outboxEmpty();
    expect(app.mailbox.all.length).toBe(before);
  });
});

describe('a forgotten password', () => {
  test('is replaced through the mail, and every session of that person ends', async () => {
    const person = await app.signedIn('glemsk');
    expect((await app.post('user_glemt_passord', { email: 'Glemsk@example.no' })).status).toBe(200);
    const mail = await app.mailbox.next('glemsk@example.no');
    expect(mail.link).toMatch(/\/signin_glemt_passord_confirm\?token=/);
    const set = await app.post('user_glemt_passord_sett_nytt', { token: mail.token, password: 'nyttpassord' });
    expect(set.status).toBe(200);

    expect((await app.post('get_player', {}, { token: person.access })).status).toBe(401);
    expect((await app.post('token/refresh', { refresh: person.refresh })).status).toBe(401);
    expect((await app.post('token', { username: 'glemsk', password: 'hemmelig1' })).status).toBe(401);
    expect((await app.post('token', { username: 'glemsk', password: 'nyttpassord' })).status).toBe(200);
    expect((await app.mailbox.next('glemsk@example.no')).subject).toBe('Passordet ditt på Kodestien er byttet');
  });

  test('being replaced ends the api_tok and a change of e-mail address that was begun', async () => {
    const { access } = await app.signedIn('ranet');
    const { api_tok } = (await app.post('get_player', {}, { token: access })).body;
    await app.post('user_update_email', { email: 'raner@example.no', password: 'hemmelig1' }, { token: access });
    const thiefs = await app.mailbox.next('raner@example.no');
    await app.mailbox.next('ranet@example.no');
    await app.post('user_glemt_passord', { email: 'ranet@example.no' });
    const { token } = await app.mailbox.next('ranet@example.no');
    expect((await app.post('user_glemt_passord_sett_nytt', { token, password: 'nyttpassord' })).status).toBe(200);
    expect((await app.post('get_player', { username: 'ranet', api_tok })).status).toBe(401);
    expect((await confirm(thiefs.token)).body.code).toBe('link_used');
    const { body } = await app.post('token', { username: 'ranet', password: 'nyttpassord' });
    expect((await app.get('user_email', { token: body.access })).body).toEqual({
      email: 'ranet@example.no',
      email_pending: null,
    });
  });

  test('two links that are opened at the same moment: one works, the other has been used', async () => {
    const { email } = await app.learner('dobbel');
    await app.post('user_glemt_passord', { email });
    await app.post('user_glemt_passord', { email });
    const links = [await app.mailbox.next(email), await app.mailbox.next(email)];
    const answers = await Promise.all(
      links.map(({ token }) => app.post('user_glemt_passord_sett_nytt', { token, password: 'nyttpassord' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('a link that was mailed to an address which the account has left opens nothing', async () => {
    const { access } = await app.signedIn('flyttet');
    await app.post('user_update_email', { email: 'nyplass@example.no', password: 'hemmelig1' }, { token: access });
    await app.mailbox.next('flyttet@example.no');
    const move = await app.mailbox.next('nyplass@example.no');
    await app.post('user_glemt_passord', { email: 'flyttet@example.no' });
    const reset = await app.mailbox.next('flyttet@example.no');
    await confirm(move.token);
    // As if that mail had been under way while the account moved.
    await app.connection.updateTable('link_token').set({ used_at: null }).where('purpose', '=', 'reset').execute();
    const late = await app.post('user_glemt_passord_sett_nytt', { token: reset.token, password: 'tyvens1' });
    expect(late.body.code).toBe('link_used');
  });

  test('the link works once and for one hour, and a bad new password does not use it up', async () => {
    const { email } = await app.learner('treg');
    await app.post('user_glemt_passord', { email });
    const first = await app.mailbox.next(email);
    const set = (token: string, password: string) => app.post('user_glemt_passord_sett_nytt', { token, password });
    expect((await set(first.token, 'kort')).status).toBe(400);
    expect((await set(first.token, 'nyttpassord')).status).toBe(200);
    expect((await set(first.token, 'atter et nytt')).body.code).toBe('link_used');
    await app.mailbox.next(email);

    await app.post('user_glemt_passord', { email });
    const second = await app.mailbox.next(email);
    app.pass(RESET_LINK_LIFETIME_MS + 1000);
    expect((await set(second.token, 'for sent')).body.code).toBe('link_expired');
    expect((await app.post('token', { username: 'treg', password: 'nyttpassord' })).status).toBe(200);
  });

  test('of several links that were asked for, using one makes the others useless', async () => {
    const { email } = await app.learner('ivrig');
    await app.post('user_glemt_passord', { email });
    await app.post('user_glemt_passord', { email });
    const [one, other] = [await app.mailbox.next(email), await app.mailbox.next(email)];
    await app.post('user_glemt_passord_sett_nytt', { token: one.token, password: 'nyttpassord' });
    const late = await app.post('user_glemt_passord_sett_nytt', { token: other.token, password: 'tyvensvalg' });
    expect(late.body.code).toBe('link_used');
  });

  test('an unknown address gets the same answer and no mail, and leaves nothing behind', async () => {
    const { email } = await app.learner('kjent');
    const known = await app.post('user_glemt_passord', { email });
    const before = app.mailbox.all.length;
    const unknown = await app.post('user_glemt_passord', { email: 'hvem@example.no' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await outboxEmpty();
    expect(app.mailbox.all.slice(before).map((mail) => mail.to)).not.toContain('hvem@example.no');
    const traces = await app.connection
      .selectFrom('outbox')
      .select('id')
      .where('to_email', '=', 'hvem@example.no')
      .execute();
    expect(traces).toEqual([]);
  });

  test('setting it also confirms the address: the mail proved it', async () => {
    const { email } = await signUp('snarvei');
    await app.post('user_glemt_passord', { email });
    const mail = await app.mailbox.next(email);
    await app.post('user_glemt_passord_sett_nytt', { token: mail.token, password: 'nyttpassord' });
    expect((await app.post('token', { username: 'snarvei', password: 'nyttpassord' })).status).toBe(200);
  });

  test('the database holds no token that a thief could use', async () => {
    const { email, mail } = await signUp('innbrudd');
    await app.post('user_glemt_passord', { email });
    const reset = await app.mailbox.next(email);
    const rows = [
      ...(await app.connection.selectFrom('link_token').selectAll().execute()),
      ...(await app.connection.selectFrom('outbox').selectAll().execute()),
      ...(await app.connection.selectFrom('refresh_token').selectAll().execute()),
    ];
    const everything = JSON.stringify(rows);
    expect(everything).not.toContain(mail.token);
    expect(everything).not.toContain(reset.token);
  });
});

/** Until the worker has dealt with all that waits. */
async function outboxEmpty(): Promise<void> {
  await expect
    .poll(
      () => app.connection.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute(),
      { timeout: 20_000 },
    )
    .toEqual([]);
}
