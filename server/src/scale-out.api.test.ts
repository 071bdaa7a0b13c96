import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from './mail/testing/smtp-server.ts';
import { type OwnPostgres, startOwnPostgres } from './testing/postgres-for-tests.ts';
import { RunningServer } from './testing/running-server.ts';
import { childrenOf, PROCESS_TEST } from './testing/server-process.ts';
import type { Answer } from './testing/test-app.ts';

/**
 * Two servers on one PostgreSQL, each with a folder of its own, as on two machines behind a balancer. They are started
 * once, at the same moment, on an empty database; the last tests take the database and then one of them away.
 */
const PASSWORD = 'hemmelig1';
const EXERCISE = { doc_slug: 'javascript-choices', blokk_slug: 'swim' };
const RIGHT = 'console.log(Number(prompt()) >= 18 ? "Hopp uti!" : "Vent til i morgen");';
/** What one server does is felt on the other within a second; this is that second on a machine with much else to do. */
const SOON = { timeout: 10_000, interval: 50 };

let postgres: OwnPostgres;
/** Of each server its own: so it is known which of them sends what. */
let smtpOfOne: TestSmtpServer;
let smtpOfOther: TestSmtpServer;
let folders: string[];
let one: RunningServer;
let other: RunningServer;
let admin: string;
/** While it is set, the mail server of the first does not answer, and tells what came. */
let hold: { came: string[]; over: Promise<void> } | undefined;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  smtpOfOne = await startSmtpServer({
    async beforeAnswer({ to }) {
      hold?.came.push(to);
      await hold?.over;
    },
  });
  smtpOfOther = await startSmtpServer();
  folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `kodestien-${name}-`)));
  const [dataDirOfOne = '', dataDirOfOther = ''] = folders;
  const databaseUrl = postgres.url;
  one = new RunningServer({ databaseUrl, dataDir: dataDirOfOne }, { SMTP_URL: smtpOfOne.url });
  other = new RunningServer({ databaseUrl, dataDir: dataDirOfOther }, { SMTP_URL: smtpOfOther.url });
  await Promise.all([one.ready(), other.ready()]);
  admin = (await signIn(one, 'admin', firstPassword())).body.access;
}, PROCESS_TEST.timeout);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([smtpOfOne.stop(), smtpOfOther.stop()]);
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Printed by whichever of the two made the first account. */
function firstPassword(): string {
  const printed = [one, other].flatMap(({ process }) => /with the password (\S+)/.exec(process.output)?.[1] ?? []);
  expect(printed).toHaveLength(1);
  return printed[0] ?? '';
}

const signIn = (server: RunningServer, username: string, password = PASSWORD) =>
  server.post('token', { username, password });
const mailsTo = (address: string) => [...smtpOfOne.mails, ...smtpOfOther.mails].filter(({ to }) => to === address);

/** Someone who has signed up on one server, confirmed on the other, and signed in there. */
async function learner(username: string): Promise<{ access: string; refresh: string }> {
  const email = `${username}@example.no`;
  expect((await one.post('create_player', { username, password: PASSWORD, email })).status).toBe(201);
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  const token = /token=([\w.~-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1];
  expect((await other.post('user_email_confirm', { token })).status).toBe(200);
  return (await signIn(other, username)).body;
}

const ownProfile = (server: RunningServer, access: string) => server.post('get_player', {}, access);
const titleOn = async (server: RunningServer) => (await server.get('get_doc_slug?slug=css')).body.tittel?._no;

/** Publishes the CSS course under another title, from the first server. */
async function publishTitle(server: RunningServer, title: string): Promise<Answer> {
  const { body } = await server.get('admin_json_back_document?slug=css', admin);
  const document = JSON.parse(body.live.json);
  const json = JSON.stringify({ ...document, tittel: { ...document.tittel, _no: title } });
  expect((await server.post('admin_json_back_add', { json }, admin)).status).toBe(200);
  return server.post('admin_json_back_push', {}, admin);
}

describe('two servers on one database', PROCESS_TEST, () => {
  test('know each other’s sign-ins, and a session that ends on one has ended on the other', async () => {
    const { access, refresh } = await learner('kari');
    expect((await ownProfile(one, access)).body.username_current).toBe('kari');
    const renewed = await one.post('token/refresh', { refresh });
    expect(renewed.status).toBe(200);
    expect((await ownProfile(other, renewed.body.access)).status).toBe(200);

    await one.post('token/blacklist', { refresh: renewed.body.refresh });
    await expect.poll(async () => (await ownProfile(other, renewed.body.access)).status, SOON).toBe(401);
    expect((await other.post('token/refresh', { refresh: renewed.body.refresh })).status).toBe(401);
  });

  test('both shut out an account that was locked on one of them, with its token for scripts too', async () => {
    const { access } = await learner('laast');
    const { api_tok } = (await ownProfile(other, access)).body;
    const byScript = () => other.post('get_player', { username: 'laast', api_tok });
    expect((await byScript()).status).toBe(200);
    const users = (await one.get('admin_user_arr?q=laast', admin)).body.results;
    expect((await one.post('admin_user_lock', { id: users[0].id }, admin)).status).toBe(200);
    await expect.poll(async () => (await ownProfile(other, access)).status, SOON).toBe(401);
    await expect.poll(async () => (await byScript()).status, SOON).toBe(401);
    expect((await signIn(other, 'laast')).body.code).toBe('account_locked');
  });

  test('both show what was published on one of them, as data and as a page', async () => {
    expect(await titleOn(other)).toBe('CSS');
    expect((await other.get('/doc/css')).body).toContain('CSS');
    expect((await publishTitle(one, 'Stilkunst')).status).toBe(200);
    await expect.poll(() => titleOn(other), SOON).toBe('Stilkunst');
    expect((await other.get('/doc/css')).body).toContain('Stilkunst');
  });

  test('count tries to guess a password together', async () => {
    const statuses = [];
    for (let count = 0; count < 10; count++) {
      statuses.push((await signIn(count % 2 ? one : other, 'gjettet', 'feil passord')).status);
    }
    expect(statuses).toEqual(Array(10).fill(401));
    for (const server of [one, other]) {
      const { status, headers } = await signIn(server, 'gjettet', 'feil passord');
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    }
  });

  test('send each mail once, whichever of them was asked for it', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `post${index}`);
    await Promise.all(
      names.map((username, index) =>
        (index % 2 ? one : other).post('create_player', {
          username,
          password: PASSWORD,
          email: `${username}@example.no`,
        }),
      ),
    );
    const counts = () => names.map((name) => mailsTo(`${name}@example.no`).length);
    await expect.poll(() => counts().every((count) => count > 0), { timeout: 30_000 }).toBe(true);
    expect(counts()).toEqual(names.map(() => 1));
  });

  test('share drafts, and one that was written on both is not lost', async () => {
    const { access } = await learner('skriver');
    const save = (server: RunningServer, txt: string, base: number) =>
      server.call('PUT', 'oppgave_utkast', { ...EXERCISE, human_lang: '_no', txt, base }, access);
    const first = await save(one, 'fra den ene', 0);
    const drafts = await other.get('oppgave_utkast?doc_slug=javascript-choices', access);
    expect(drafts.body.results).toMatchObject([{ txt: 'fra den ene', revision: first.body.revision }]);
    const late = await save(other, 'fra den andre', 0);
    expect(late.body.other).toMatchObject({ txt: 'fra den ene' });
  });

  test('give points for a solved exercise once, when it is handed in on both at the same moment', async () => {
    const { access } = await learner('ivrig');
    const answers = await Promise.all(
      [one, other].map((server) => server.post('oppgave_svar', { ...EXERCISE, answer: RIGHT }, access)),
    );
    expect(answers.map(({ body }) => body.passed)).toEqual([true, true]);
    expect(answers.map(({ body }) => body.poeng_earned).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect((await ownProfile(one, access)).body.poeng).toBe(10);
  });
});

describe('when PostgreSQL is restarted under load', PROCESS_TEST, () => {
  test('readers read on, others are told when to come back, and all goes on by itself', async () => {
    const { access } = await learner('under');
    await Promise.all([one, other].map(titleOn));
    let isOver = false;
    const seen: Answer[] = [];
    const broken: string[] = [];
    const work = async (ask: () => Promise<Answer>) => {
      while (!isOver) {
        await ask().then(
          (answer) => seen.push(answer),
          (error: Error) => broken.push(error.message),
        );
      }
    };
    const reading: number[] = [];
    const workers = [one, other].flatMap((server, index) => [
      work(() => ownProfile(server, access)),
      work(() => server.post('is_username_opptatt', { username: `ledig${index}` })),
      work(async () => {
        const answer = await server.get('get_doc_slug?slug=css');
        reading.push(answer.status);
        return answer;
      }),
    ]);
    await postgres.down();
    for (const server of [one, other]) {
      const refused = await ownProfile(server, access);
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
      expect((await server.get('/readyz')).body).toEqual({ ok: false, reason: 'database_away' });
    }
    await postgres.up();
    for (const server of [one, other]) {
      await expect.poll(async () => (await ownProfile(server, access)).status, { timeout: 20_000 }).toBe(200);
      await expect.poll(async () => (await server.get('/readyz')).status, { timeout: 20_000 }).toBe(200);
    }
    isOver = true;
    await Promise.all(workers);
    expect(broken).toEqual([]);
    expect(new Set(reading)).toEqual(new Set([200]));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refusals = seen.filter(({ status }) => status === 503);
    expect(refusals.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);

    // The servers hear of each other again.
    expect((await publishTitle(one, 'Stil igjen')).status).toBe(200);
    await expect.poll(() => titleOn(other), SOON).toBe('Stil igjen');
  });
});

describe('a server that is killed', PROCESS_TEST, () => {
  test('takes nothing with it: what it acknowledged is there, its mail goes out, and a verdict can be asked for again', async () => {
    const { access } = await learner('fortsetter');
    const judged = await one.post('oppgave_svar', { ...EXERCISE, answer: RIGHT }, access);
    expect(judged.body).toMatchObject({ passed: true, poeng_earned: 10 });
    const comment = await one.post(
      'blokk_kommentar',
      { id: randomUUID(), ...EXERCISE, txt: 'Skrevet rett før' },
      access,
    );
    expect(comment.status).toBe(201);

    const mail = await mailUnderWay();

    // One program that is being judged at that moment. Its client hears of it at once, and need not wait.
    const endless = one.post('oppgave_svar', { ...EXERCISE, answer: 'while (true) {}' }, access).then(
      ({ status }) => `answered ${status}`,
      () => 'connection closed',
    );
    const pid = one.process.child.pid ?? 0;
    await expect.poll(() => childrenOf(pid).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const children = childrenOf(pid);
    await one.kill();
    expect(await endless).toBe('connection closed');
    await expect.poll(() => children.filter(isAlive), { timeout: 20_000 }).toEqual([]);

    expect((await ownProfile(other, access)).body.poeng).toBe(10);
    const block = await other.get(`blokk?doc_slug=${EXERCISE.doc_slug}&blokk_slug=${EXERCISE.blokk_slug}`);
    expect(JSON.stringify(block.body)).toContain('Skrevet rett før');
    const again = await other.post('oppgave_svar', { ...EXERCISE, answer: RIGHT }, access);
    expect([again.status, again.body.passed]).toEqual([200, true]);

    // The claim of the dead server runs out after three minutes, which nobody here waits for.
    mail.letGo();
    await query(`update outbox set claimed_until = 1 where to_email = '${mail.address}'`);
    await expect.poll(() => outboxStates(mail.address), { timeout: 30_000 }).toEqual(['sent']);
    expect(smtpOfOther.mails.filter(({ to }) => to === mail.address)).toHaveLength(1);
  });
});

/** A mail that the first server is sending, to a mail server that does not answer. */
async function mailUnderWay(): Promise<{ address: string; letGo: () => void }> {
  let letGo = () => {};
  const came: string[] = [];
  hold = {
    came,
    over: new Promise((resolve) => {
      letGo = resolve;
    }),
  };
  for (let number = 0; ; number++) {
    const username = `iveien${number}`;
    const address = `${username}@example.no`;
    expect((await one.post('create_player', { username, password: PASSWORD, email: address })).status).toBe(201);
    await expect.poll(() => came.includes(address) || mailsTo(address).length > 0, { timeout: 20_000 }).toBe(true);
    // The other server may have been faster; then the next one is tried.
    if (came.includes(address)) return { address, letGo };
  }
}

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function outboxStates(address: string): Promise<unknown[]> {
  return (await query(`select state from outbox where to_email = '${address}'`)).map(({ state }) => state);
}

/** One that has ended and that nobody has asked about yet is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
