import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import type { OutboxRow, OutboxState } from '../database/schema.ts';
import type { Compose } from './attempt.ts';
import { messageIdOf } from './message-id.ts';
import { enqueueMail, forgetOldMail } from './outbox.ts';
import { claimNextMail } from './queries.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { openTestOutbox, type TestOutbox } from './testing/outbox-for-tests.ts';
import { quietLog } from './testing/quiet-log.ts';
import { type Refusal, startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';
import { createMailWorker } from './worker.ts';

const DAY = 24 * 60 * 60_000;
let outbox: TestOutbox;
let server: TestSmtpServer;
let refuse: (address: string) => Refusal | undefined;
/** The clock of all servers: tests pass the pauses by moving it. */
let time: number;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterAll(() => outbox.dispose());
beforeEach(async () => {
  time = Date.UTC(2025, 1, 3, 12);
  refuse = () => undefined;
  server = await startSmtpServer({ refuse: (address) => refuse(address) });
  endings.push(server.stop);
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await outbox.database.connection.deleteFrom('outbox').execute();
});

const composeSimply: Compose = async (row) => ({
  to: row.to_email,
  from: 'hei@example.no',
  subject: 'Hei',
  text: 'Hei!\n',
  html: '<p>Hei!</p>\n',
  messageId: messageIdOf(row, 'https://kodestien.example'),
});

type Setting = { compose?: Compose; url?: string; database?: Database };
function startWorker({ compose = composeSimply, url = server.url, database = outbox.database }: Setting = {}) {
  const transport = createSmtpTransport(url);
  const worker = createMailWorker({ database, compose, transport, log: quietLog, now: () => time, pollMs: 20 });
  endings.push(transport.close, worker.stop);
  return worker;
}

async function enqueue(...names: string[]): Promise<void> {
  for (const name of names) {
    const mail = {
      template: 'user_confirm',
      to_email: `${name}@example.no`,
      player_id: null,
      human_lang: '_no',
    } as const;
    await enqueueMail(outbox.database.connection, mail, time);
  }
}
const rows = () => outbox.database.connection.selectFrom('outbox').selectAll().orderBy('id').execute();
async function waitFor(condition: (rows: OutboxRow[]) => boolean): Promise<OutboxRow[]> {
  return vi.waitFor(
    async () => {
      const now = await rows();
      if (!condition(now)) throw new Error(`The outbox is not as awaited: ${JSON.stringify(now)}`);
      return now;
    },
    { timeout: 20_000, interval: 10 },
  );
}
const allAre = (state: OutboxState) => (now: OutboxRow[]) => now.length > 0 && now.every((row) => row.state === state);
const recipients = (of = server) => of.mails.map((mail) => mail.to.split('@')[0]).toSorted();

test('mail that is waiting is sent once and noted as sent', async () => {
  await enqueue('ola', 'kari');
  startWorker();
  const [row] = await waitFor(allAre('sent'));
  expect(recipients()).toEqual(['kari', 'ola']);
  expect(row).toMatchObject({ attempts: 1, sent_at: time, claimed_until: null, last_error: null });
});

test('a mail server that says "later" and then recovers gets the mail exactly once', async () => {
  refuse = () => ({ code: 451, text: '4.3.0 Come back later' });
  await enqueue('ola');
  startWorker();
  const [refused] = await waitFor(([row]) => row?.state === 'waiting' && row.attempts === 1);
  expect(refused?.last_error).toMatch(/Come back later|rejected/);
  expect(refused?.next_attempt_at).toBeGreaterThan(time);

  time = refused?.next_attempt_at ?? 0;
  await waitFor(([row]) => row?.state === 'waiting' && row.attempts === 2);
  refuse = () => undefined;
  time += DAY / 24;
  const [sent] = await waitFor(allAre('sent'));
  expect(sent?.attempts).toBe(3);
  expect(recipients()).toEqual(['ola']);
});

test('a mail server that is down and comes up again gets the mail exactly once', async () => {
  await server.stop();
  await enqueue('ola');
  startWorker();
  const [refused] = await waitFor(([row]) => row?.state === 'waiting' && row.attempts === 1);
  expect(refused?.last_error).toContain('ECONNREFUSED');

  const recovered = await startSmtpServer({ port: server.port });
  endings.push(recovered.stop);
  time = refused?.next_attempt_at ?? 0;
  await waitFor(allAre('sent'));
  expect(recipients(recovered)).toEqual(['ola']);
});

test('a recipient who is refused for good is not tried again, and the others get their mail', async () => {
  refuse = (address) => (address.startsWith('nobody') ? { code: 550, text: '5.1.1 No such user' } : undefined);
  await enqueue('nobody', 'ola');
  startWorker();
  const [failed, sent] = await waitFor((now) => now.every((row) => row.state === 'failed' || row.state === 'sent'));
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, sent_at: null });
  expect(failed?.last_error).not.toContain('nobody@');
  expect(sent?.state).toBe('sent');
  expect(recipients()).toEqual(['ola']);
});

test('a mail that never gets through is given up after about a day', async () => {
  refuse = () => ({ code: 451, text: '4.3.0 Come back later' });
  const start = time;
  await enqueue('ola');
  startWorker();
  for (;;) {
    const [row] = await waitFor(
      ([row]) =>
        row?.state === 'failed' || (row?.state === 'waiting' && row.attempts > 0 && row.next_attempt_at > time),
    );
    if (row?.state !== 'waiting') break;
    time = row.next_attempt_at;
  }
  expect(time - start).toBeGreaterThan(DAY * 0.8);
  expect(time - start).toBeLessThan(DAY * 1.1);
});

test('a mail that a dead server was sending is taken over when its lease is over, and not before', async () => {
  await enqueue('left');
  const claimed = await claimNextMail(outbox.database, time, 60_000);
  expect(claimed?.state).toBe('sending');
  await enqueue('other');
  startWorker();
  await waitFor((now) => now.some((row) => row.state === 'sent'));
  expect(recipients()).toEqual(['other']);

  time += 60_001;
  const [taken] = await waitFor(allAre('sent'));
  expect(recipients()).toEqual(['left', 'other']);
  expect(taken?.attempts).toBe(2);
});

test('three servers on one database send thirty mails once each', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `player${index}`);
  await enqueue(...names);
  for (const database of [outbox.database, outbox.connectAgain(), outbox.connectAgain()]) startWorker({ database });
  const sent = await waitFor(allAre('sent'));
  expect(recipients()).toEqual(names.toSorted());
  expect(sent.map((row) => row.attempts)).toEqual(names.map(() => 1));
});

test('mail survives a restart of the server', async () => {
  refuse = () => ({ code: 451, text: '4.3.0 Come back later' });
  await enqueue('ola');
  const before = startWorker({ database: outbox.connectAgain() });
  await waitFor(([row]) => row?.state === 'waiting' && row.attempts === 1);
  await before.stop();

  refuse = () => undefined;
  time += DAY / 24;
  startWorker({ database: outbox.connectAgain() });
  await waitFor(allAre('sent'));
  expect(recipients()).toEqual(['ola']);
});

test('a worker that is stopped finishes the mail under way and takes no other', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await enqueue('ola');
  const worker = startWorker({
    compose: async (row) => {
      begin();
      await mayGoOn;
      return composeSimply(row);
    },
  });
  await begun;
  const stopped = worker.stop();
  goOn();
  await stopped;
  await enqueue('kari');
  worker.wake();
  expect((await rows()).map((row) => row.state)).toEqual(['sent', 'waiting']);
  expect(recipients()).toEqual(['ola']);
});

test('a mail for nobody leaves nothing behind', async () => {
  await enqueue('stranger');
  startWorker({ compose: async () => null });
  await waitFor((now) => now.length === 0);
  expect(server.mails).toHaveLength(0);
});

test('a mail that cannot be written does not hold up the others', async () => {
  await enqueue('broken', 'ola');
  startWorker({
    compose: async (row) => {
      if (row.to_email.startsWith('broken')) throw new Error('No text for\0broken@example.no');
      return composeSimply(row);
    },
  });
  const [broken] = await waitFor(([broken, ola]) => broken?.state === 'waiting' && ola?.state === 'sent');
  expect(broken?.last_error).toBe('No text for (address)');
});

test('a mail that was written too slowly is left to the server that takes it over', async () => {
  await enqueue('ola');
  let slow = true;
  startWorker({
    compose: async (row) => {
      if (slow) time = (row.claimed_until ?? 0) - 1;
      slow = false;
      return composeSimply(row);
    },
  });
  const [row] = await waitFor(([row]) => row?.state === 'waiting' && row.attempts === 1);
  expect(server.mails).toHaveLength(0);
  time = row?.next_attempt_at ?? 0;
  await waitFor(allAre('sent'));
  expect(recipients()).toEqual(['ola']);
});

test('a worker whose database is away for a while goes on afterwards', async () => {
  const { connection } = outbox.database;
  await sql`alter table outbox rename to outbox_away`.execute(connection);
  const errors: string[] = [];
  const transport = createSmtpTransport(server.url);
  const log = { ...quietLog, error: (_: unknown, message?: string) => errors.push(message ?? '') };
  const worker = createMailWorker({
    database: outbox.database,
    compose: composeSimply,
    transport,
    log,
    now: () => time,
    pollMs: 20,
  });
  endings.push(transport.close, worker.stop);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  await sql`alter table outbox_away rename to outbox`.execute(connection);
  await enqueue('ola');
  await waitFor(allAre('sent'));
  expect(recipients()).toEqual(['ola']);
});

test('every attempt at a mail has the same Message-ID, and no two mails share one', async () => {
  await enqueue('ola', 'kari');
  startWorker();
  const sent = await waitFor(allAre('sent'));
  const ids = server.mails.map((mail) => mail.headers.get('message-id'));
  expect(ids.toSorted()).toEqual(sent.map((row) => messageIdOf(row, 'https://kodestien.example')).toSorted());
  expect(new Set(ids).size).toBe(2);
});

test('mail that was sent or given up is forgotten after thirty days, and waiting mail is not', async () => {
  const old = time - 31 * DAY;
  const base = {
    template: 'user_confirm',
    to_email: 'ola@example.no',
    human_lang: '_no',
    next_attempt_at: old,
    created_at: old,
  } as const;
  await outbox.database.connection
    .insertInto('outbox')
    .values([
      { ...base, state: 'sent', sent_at: old },
      { ...base, state: 'sent', sent_at: time - 29 * DAY },
      { ...base, state: 'failed' },
      { ...base, state: 'waiting' },
    ])
    .execute();
  await forgetOldMail(outbox.database.connection, time);
  expect((await rows()).map((row) => row.state)).toEqual(['sent', 'waiting']);
});
