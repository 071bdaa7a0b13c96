import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { databaseLines } from '../server/src/backup/snapshot.ts';
import { readConfig } from '../server/src/config.ts';
import { startSmtpServer, type TestSmtpServer } from '../server/src/mail/testing/smtp-server.ts';
import { deriveSecrets } from '../server/src/secrets.ts';
import { TEST_SECRET } from '../server/src/testing/secret.ts';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import { Installation } from './load/installation.ts';
import { record } from './report.ts';
import { LONG_TEST } from './scale.ts';

const PASSWORDS = { first: 'Granskog-4711', second: 'Fjellvidde-0815', wrong: 'Feiltast-1234' };

let smtp: TestSmtpServer;
let installation: Installation;
beforeEach(async () => {
  smtp = await startSmtpServer();
  installation = new Installation(await createTestDatabase(), { SMTP_URL: smtp.url, LOG_LEVEL: 'trace' });
  await installation.start();
}, 180_000);
afterEach(async () => {
  await installation.stop();
  await smtp.stop();
  await installation.place.dispose();
});

const tokenIn = (text: string) => /token=([\w.~%-]+)/.exec(text)?.[1] ?? '';

async function nextMail(to: string, seen: number): Promise<string> {
  const mails = () => smtp.mails.filter((mail) => mail.to === to);
  await vi.waitUntil(() => mails().length > seen, { timeout: 60_000 });
  return mails()[seen]?.text ?? '';
}

test('no password, token or key is in a log, a dump, an export, an error or the database', LONG_TEST, async () => {
  const { call, place } = installation;
  const secrets = new Map<string, string>([...Object.entries(PASSWORDS), ['JWT_SECRET', TEST_SECRET]]);
  for (const [use, key] of Object.entries(deriveSecrets(TEST_SECRET))) secrets.set(`key for ${use}`, key);
  const adminPassword = await installation.superuserPassword();
  secrets.set('password of admin', adminPassword);
  /** What leaves the server, by where it goes. */
  const seen = new Map<string, string>();
  const errors: string[] = [];
  const keep = (where: string, text: string) => seen.set(where, `${seen.get(where) ?? ''}${text}\n`);
  const refused = async (...args: Parameters<typeof call>) => {
    const answer = await call(...args);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    errors.push(JSON.stringify(answer.body));
  };

  // Someone signs up, confirms, signs in, forgets the password and changes it.
  const email = 'hemmelig@example.no';
  await call('POST', 'create_player', { username: 'hemmelig', password: PASSWORDS.first, email });
  secrets.set('token of a confirmation', tokenIn(await nextMail(email, 0)));
  await call('POST', 'user_email_confirm', { token: secrets.get('token of a confirmation') });
  const tokens = (await call('POST', 'token/', { username: 'hemmelig', password: PASSWORDS.first })).body;
  await call('POST', 'user_glemt_passord', { email });
  secrets.set('token of a new password', tokenIn(await nextMail(email, 1)));
  const owner = `Bearer ${tokens.access}`;
  const { api_tok } = (await call('POST', 'get_player/', {}, owner)).body;
  const renewed = (await call('POST', 'token/refresh/', { refresh: tokens.refresh })).body;
  for (const [name, value] of Object.entries({
    ...tokens,
    api_tok,
    access2: renewed.access,
    refresh2: renewed.refresh,
  })) {
    secrets.set(name, String(value));
  }
  await call(
    'PUT',
    'oppgave_utkast',
    { doc_slug: 'mal', blokk_slug: 'exercise', human_lang: '_no', txt: 'x', base: 0 },
    owner,
  );
  await call('POST', 'blokk_kommentar', { id: randomUUID(), doc_slug: 'mal', blokk_slug: 'text', txt: 'Hei' }, owner);

  // Secrets in every place where they do not belong.
  const { wrong, first } = PASSWORDS;
  await refused('POST', 'token/', { username: 'hemmelig', password: wrong });
  await refused('POST', 'token/', { username: first, password: [wrong] });
  await refused('POST', 'create_player', { username: wrong, password: `${wrong}${wrong}`, email: first });
  await refused('POST', 'token/refresh/', { refresh: api_tok });
  await refused('POST', 'token/refresh/', { refresh: { a: tokens.refresh } });
  await refused('POST', 'user_email_confirm', { token: tokens.access });
  await refused('POST', 'get_player/', { username: 'hemmelig', api_tok: `${api_tok}x` });
  await refused('POST', 'user_update_password', { password_current: wrong, password: first }, owner);
  await refused('GET', `get_doc_slug?slug=${encodeURIComponent(first)}`);
  await refused('GET', `finnes-ikke?token=${tokens.refresh}`);
  await refused('POST', 'user_profil_item_txt', { item: first, txt: wrong }, owner);
  await call('GET', `/signin_email_confirm?token=${secrets.get('token of a new password')}`);
  keep('own data export', JSON.stringify((await call('GET', 'user_data_export', undefined, owner)).body));
  await call('POST', 'user_update_password', { password_current: first, password: PASSWORDS.second }, owner);

  // What superusers can see of others.
  const signedIn = await call('POST', 'token/', { username: 'admin', password: adminPassword });
  const admin = `Bearer ${signedIn.body.access}`;
  secrets.set('access of admin', signedIn.body.access);
  for (const path of [
    'admin_audit',
    'admin_outbox',
    'admin_user_arr',
    'admin_overview',
    'admin_export',
    'admin_json_back',
  ]) {
    keep('admin area', JSON.stringify((await call('GET', path, undefined, admin)).body));
  }
  const dump = await call('POST', 'admin_user_arr_dump', {}, admin);
  const file = await fetch(`${installation.address}/api/admin_user_arr_dump/${dump.body.name}`, {
    headers: { authorization: admin },
  });
  keep('user dump', gunzipSync(Buffer.from(await file.arrayBuffer())).toString());
  expect(seen.get('user dump')).toContain(email);

  keep('errors', errors.join('\n'));
  const config = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, JWT_SECRET: TEST_SECRET });
  for await (const line of databaseLines(config.database)) keep('database', JSON.stringify(line));
  await installation.stop();
  // The first start prints its password on purpose, once.
  keep('log', installation.output.replace(/^First start: .*$/m, ''));
  expect(seen.get('log')).toContain('"path":"/api/token/"');

  const found = [...secrets].flatMap(([name, value]) => {
    expect([name, value.length > 8]).toEqual([name, true]);
    const forms = [value, encodeURIComponent(value), Buffer.from(value).toString('base64')];
    return [...seen]
      .filter(([, text]) => forms.some((form) => text.includes(form)))
      .map(([where]) => `${name} in ${where}`);
  });
  expect(found).toEqual([]);
  // Fast hashes of passwords would be as good as the passwords.
  const fast = Object.values(PASSWORDS).flatMap((password) =>
    (['sha256', 'sha1', 'md5'] as const).map((algorithm) => createHash(algorithm).update(password).digest('hex')),
  );
  expect(fast.filter((hash) => seen.get('database')?.includes(hash))).toEqual([]);
  record({
    part: 'secrets looked for',
    database: inject('testDatabase') === 'postgres' ? 'PostgreSQL' : 'SQLite',
    done: 'passwords, tokens, keys and links of mails in logs at the finest level, dumps, exports, errors and every table',
    counts: {
      secrets: secrets.size,
      places: seen.size,
      characters: [...seen.values()].reduce((sum, text) => sum + text.length, 0),
    },
    lost: found.length,
  });
});
