import { MAIL_TEMPLATES } from '@kodestien/contract/admin/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpTransport } from '../../mail/smtp-transport.ts';
import { startSmtpServer, type TestSmtpServer } from '../../mail/testing/smtp-server.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => admin.dispose());

const TRIALS = ['developer_send_email_user_confirm', 'developer_send_email_glemt_passord'] as const;

describe('a preview', () => {
  test.each(MAIL_TEMPLATES)('of %s is there in both languages', async (template) => {
    const [no, eng] = [
      await admin.get(`admin_mail_preview?template=${template}&human_lang=_no`),
      await admin.get(`admin_mail_preview?template=${template}&human_lang=_eng`),
    ];
    for (const { status, body } of [no, eng]) {
      expect(status).toBe(200);
      expect(body.html).toMatch(/^<!doctype html>/);
      expect(body.text).toContain('Kodestien');
      expect(body.from).toContain('@');
    }
    expect(no.body.subject).not.toBe(eng.body.subject);
  });

  test.each([
    'template=user_confirm',
    'human_lang=_no',
    'template=x&human_lang=_no',
    'template=user_confirm&human_lang=en',
  ])('%s is refused', async (query) => {
    expect((await admin.get(`admin_mail_preview?${query}`)).status).toBe(400);
  });
});

describe('a trial mail', () => {
  test.each(TRIALS)('%s goes at once, in the language asked for, with a link that opens nothing', async (call) => {
    const { status, body } = await admin.post(call, { to: 'utvikler@example.no', human_lang: '_eng' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sent: true, transport: 'file', answer: 'received', error: '' });
    const mail = await admin.app.mailbox.next('utvikler@example.no');
    expect(mail.subject).toBe(body.subject);
    expect(mail.text).toContain('sjef');
    const confirmed = await admin.app.post('user_email_confirm', { token: mail.token });
    const reset = await admin.app.post('user_glemt_passord_sett_nytt', { token: mail.token, password: 'hemmelig2' });
    expect([confirmed.body.code, reset.body.code]).toEqual(['link_invalid', 'link_invalid']);
    expect(
      await admin.app.connection.selectFrom('outbox').selectAll().where('to_email', 'like', 'utvikler%').execute(),
    ).toEqual([]);
  });

  test('to someone who has an account is no way into it', async () => {
    await admin.app.learner('offer');
    await admin.post(TRIALS[1], { to: 'offer@example.no' });
    const mail = await admin.app.mailbox.next('offer@example.no');
    const links = await admin.app.connection
      .selectFrom('link_token')
      .select('purpose')
      .where('purpose', '=', 'reset')
      .execute();
    expect(links).toEqual([]);
    expect(
      (await admin.app.post('user_glemt_passord_sett_nytt', { token: mail.token, password: 'hemmelig2' })).status,
    ).toBe(400);
  });

  test('is in the log without the whole address', async () => {
    await admin.post(TRIALS[0], { to: 'fremmed@example.no' });
    const [entry] = (await admin.get('admin_audit?limit=1')).body.results;
    expect(entry).toMatchObject({ action: TRIALS[0], details: { to: 'fr…@example.no', sent: true } });
  });

  test.each([{}, { to: 'x' }, { to: 'a@b.no\r\nBcc: c@d.no' }, { to: 'a@b.no', human_lang: 'no' }])(
    'with %j is refused',
    async (body) => {
      expect((await admin.post(TRIALS[0], body)).status).toBe(400);
    },
  );

  test('cannot be sent without end', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count++) {
      statuses.add((await admin.post(TRIALS[0], { to: 'mange@example.no' })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    admin.app.pass(61 * 60_000);
    const { access } = (await admin.app.post('token', { username: 'sjef', password: 'hemmelig1' })).body;
    expect((await admin.post(TRIALS[0], { to: 'mange@example.no' }, access)).status).toBe(200);
  });
});

describe('a real mail server', () => {
  let smtp: TestSmtpServer;
  let live: AdminApp;
  beforeAll(async () => {
    smtp = await startSmtpServer({
      refuse: (address) => (address.startsWith('ukjent') ? { code: 550, text: '5.1.1 No such user here' } : undefined),
    });
    live = await startAdminApp({ SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await live.dispose();
    await smtp.stop();
  });

  test('says in its own words how it went', async () => {
    const transport = createSmtpTransport(smtp.url);
    live.app.app.services.sendMailNow = transport.send;
    const good = await live.post(TRIALS[0], { to: 'kari@example.no' });
    expect(good.body).toMatchObject({ sent: true, transport: 'smtp', answer: expect.stringMatching(/^250 /) });
    expect(smtp.mails).toMatchObject([{ to: 'kari@example.no', subject: 'Bekreft kontoen din på Kodestien' }]);
    const bad = await live.post(TRIALS[1], { to: 'ukjent@example.no' });
    expect(bad.status).toBe(200);
    expect(bad.body).toMatchObject({ sent: false, answer: '', error: expect.stringContaining('No such user here') });
    transport.close();
    const gone = createSmtpTransport('smtp://127.0.0.1:1');
    live.app.app.services.sendMailNow = gone.send;
    expect((await live.post(TRIALS[1], { to: 'kari@example.no' })).body).toMatchObject({
      sent: false,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    gone.close();
  });
});
