import { emailKey, usernameKey } from '@kodestien/contract/account/rules';
import type { MailTemplate } from '@kodestien/contract/admin/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { RESET_LINK_LIFETIME_MS } from '@kodestien/contract/limits';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enqueueMail } from '../mail/outbox.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { openTestOutbox, type TestOutbox } from '../mail/testing/outbox-for-tests.ts';
import { quietLog } from '../mail/testing/quiet-log.ts';
import { startSmtpServer, type TestSmtpServer } from '../mail/testing/smtp-server.ts';
import type { MailTransport } from '../mail/transport.ts';
import { createMailWorker, type MailWorker } from '../mail/worker.ts';
import { insertPlayer } from '../player/queries.ts';
import { deriveSecrets } from '../secrets.ts';
import { consumeLinkToken } from './link-token.ts';
import { composeAccountMail } from './mails.ts';

const publicUrl = 'https://kodestien.example';
let outbox: TestOutbox;
let server: TestSmtpServer;
let transport: MailTransport;
let worker: MailWorker;
let time: number;

beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterAll(() => outbox.dispose());
beforeEach(async () => {
  time = Date.UTC(2025, 1, 3, 12);
  server = await startSmtpServer();
  transport = createSmtpTransport(server.url);
  const { connection } = outbox.database;
  const now = () => time;
  const context = {
    connection,
    secrets: deriveSecrets('test'),
    publicUrl,
    mailFrom: 'Kodestien <hei@kodestien.example>',
    contactEmail: 'hjelp@kodestien.example',
    now,
  };
  const compose = (row: Parameters<typeof composeAccountMail>[0]) => composeAccountMail(row, context);
  worker = createMailWorker({ database: outbox.database, compose, transport, log: quietLog, now, pollMs: 20 });
});
afterEach(async () => {
  await worker.stop();
  transport.close();
  await server.stop();
  await outbox.database.connection.deleteFrom('outbox').execute();
  await outbox.database.connection.deleteFrom('player').execute();
});

async function signUp(username: string, human_lang: HumanLang, confirmed_at: number | null = null): Promise<number> {
  const email = `${username}@example.no`;
  const id = await insertPlayer(outbox.database.connection, {
    username,
    username_key: usernameKey(username),
    email,
    email_key: emailKey(email),
    password_hash: '-',
    confirmed_at,
    human_lang,
    created_at: time,
  });
  if (id === undefined) throw new Error('The player was not made.');
  return id;
}

async function ask(template: MailTemplate, to_email: string, player_id: number | null = null, at = time) {
  // The language of the page where one asks is not what counts.
  await enqueueMail(outbox.database.connection, { template, to_email, player_id, human_lang: '_no' }, at);
  worker.wake();
}

const polling = { timeout: 20_000, interval: 10 };
const nextMail = () => vi.waitUntil(() => server.mails[0], polling);
const outboxRows = () => outbox.database.connection.selectFrom('outbox').selectAll().execute();
const outboxIsEmpty = () => vi.waitFor(async () => expect(await outboxRows()).toEqual([]), polling);

function tokenIn(text: string, page: string): string {
  const token = new RegExp(`^${publicUrl}/${page}\\?token=([\\w-]+)$`, 'm').exec(text)?.[1];
  if (!token) throw new Error(`No link to ${page} in: ${text}`);
  return token;
}

test('a new player gets a welcome in Norwegian with a link that confirms the account', async () => {
  const id = await signUp('Ola', '_no');
  await ask('user_confirm', 'Ola@example.no', id);
  const mail = await nextMail();
  expect(mail).toMatchObject({ to: 'Ola@example.no', subject: 'Bekreft kontoen din på Kodestien' });
  expect(mail.text).toContain('Velkommen, Ola!');
  expect(mail.text).toContain('48 timer');
  expect(mail.text).toContain('Var det ikke deg?');
  const token = tokenIn(mail.text, 'signin_email_confirm');
  expect(mail.html).toContain(`href="${publicUrl}/signin_email_confirm?token=${token}"`);
  expect(await consumeLinkToken(outbox.database.connection, token, 'confirm', time)).toEqual({
    playerId: id,
    email: 'Ola@example.no',
  });
});

test('a new player who reads English gets the welcome in English', async () => {
  const id = await signUp('Kari', '_eng');
  await ask('user_confirm', 'Kari@example.no', id);
  const mail = await nextMail();
  expect(mail.subject).toBe('Confirm your Kodestien account');
  expect(mail.text).toContain('48 hours');
  expect(mail.html).toContain('<html lang="en">');
  tokenIn(mail.text, 'signin_email_confirm');
});

test('a player who asks again by address gets the confirmation link once more', async () => {
  const id = await signUp('Ola', '_no');
  await ask('user_confirm', 'OLA@example.no');
  const token = tokenIn((await nextMail()).text, 'signin_email_confirm');
  expect(await consumeLinkToken(outbox.database.connection, token, 'confirm', time)).toEqual({
    playerId: id,
    email: 'Ola@example.no',
  });
});

test('a player who is confirmed already, or gone, gets no confirmation mail', async () => {
  await ask('user_confirm', 'Ola@example.no', await signUp('Ola', '_no', time));
  await outboxIsEmpty();
  const gone = await signUp('Kari', '_no');
  await ask('user_confirm', 'Kari@example.no', gone);
  await outbox.database.connection.deleteFrom('player').where('id', '=', gone).execute();
  await outboxIsEmpty();
  expect(server.mails.filter((mail) => mail.to.startsWith('Ola'))).toEqual([]);
});

test.each([
  { human_lang: '_no', subject: 'Lag nytt passord på Kodestien', lifetime: '1 time' },
  { human_lang: '_eng', subject: 'Set a new password on Kodestien', lifetime: '1 hour' },
] as const)(
  'who forgot the password gets a link for a new one in their own language: $human_lang',
  async (expected) => {
    const id = await signUp('Ola', expected.human_lang, time);
    await ask('glemt_passord', 'oLA@example.no');
    const mail = await nextMail();
    expect(mail).toMatchObject({ to: 'Ola@example.no', subject: expected.subject });
    expect(mail.text).toContain('Ola!');
    expect(mail.text).toContain(expected.lifetime);
    const token = tokenIn(mail.text, 'signin_glemt_passord_confirm');
    expect(await consumeLinkToken(outbox.database.connection, token, 'reset', time)).toEqual({
      playerId: id,
      email: 'Ola@example.no',
    });
  },
);

test('asking for a new password for an address that nobody has leaves nothing behind', async () => {
  await ask('glemt_passord', 'stranger@example.no');
  await outboxIsEmpty();
  expect(server.mails).toHaveLength(0);
});

test('a link that expired before it could be sent is not sent', async () => {
  await signUp('Ola', '_no', time);
  await ask('glemt_passord', 'ola@example.no', null, time - RESET_LINK_LIFETIME_MS);
  await vi.waitFor(async () => expect(await outboxRows()).toMatchObject([{ state: 'failed' }]), polling);
  expect(server.mails).toHaveLength(0);
});

test.each([
  ['password_changed', {}],
  ['username_changed', { before: 'Ola', after: 'Olav' }],
  ['oidc_linked', { provider: 'Feide' }],
] as const)('a notice (%s) goes to the address that the account had when it happened', async (template, params) => {
  const id = await signUp('Ola', '_no', time);
  const { connection } = outbox.database;
  await connection.updateTable('player').set({ email: 'tyv@example.no', email_key: 'tyv@example.no' }).execute();
  const mail = { template, to_email: 'Ola@example.no', player_id: id, human_lang: '_no', params } as const;
  await enqueueMail(connection, mail, time);
  worker.wake();
  const received = await nextMail();
  expect(received.to).toBe('Ola@example.no');
  expect(received.text).toContain('Ta kontakt: hjelp@kodestien.example');
  expect(received.text).toMatch(/\n\nKodestien\nDu får alltid beskjed/);
});
