import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueueMail } from './outbox.ts';
import { claimNextMail, recordOutcome } from './queries.ts';
import { openTestOutbox, type TestOutbox } from './testing/outbox-for-tests.ts';

const NOW = Date.UTC(2025, 1, 3, 12);
const LEASE = 60_000;
let outbox: TestOutbox;

beforeAll(async () => {
  outbox = await openTestOutbox();
});
afterAll(() => outbox.dispose());
beforeEach(() =>
  enqueueMail(
    outbox.database.connection,
    {
      template: 'user_confirm',
      to_email: 'ola@example.no',
      player_id: null,
      human_lang: '_no',
      params: { word: 'hei' },
    },
    NOW,
  ),
);
afterEach(() => outbox.database.connection.deleteFrom('outbox').execute());

const claim = (now: number) => claimNextMail(outbox.database, now, LEASE);
async function claimSurely(now: number) {
  const row = await claim(now);
  if (!row) throw new Error('There was nothing to claim.');
  return row;
}
const theRow = () => outbox.database.connection.selectFrom('outbox').selectAll().executeTakeFirst();

test('a mail that one server has claimed is nothing for another until the lease is over', async () => {
  const first = await claimSurely(NOW);
  expect(first).toMatchObject({ attempts: 1, claimed_until: NOW + LEASE, params: '{"word":"hei"}' });
  expect(await claim(NOW + LEASE)).toBeNull();
  expect((await claimSurely(NOW + LEASE + 1)).id).toBe(first.id);
});

test('twenty servers that ask at the same moment do not get the same mail', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(NOW)));
  expect(claims.filter((row) => row !== null)).toHaveLength(1);
});

test('a mail that is to be tried later is not due before', async () => {
  await recordOutcome(outbox.database.connection, await claimSurely(NOW), {
    kind: 'retry',
    at: NOW + 10,
    error: 'busy',
  });
  expect(await claim(NOW + 9)).toBeNull();
  expect(await claimSurely(NOW + 10)).toMatchObject({ attempts: 2, last_error: 'busy' });
});

test('a server that lost its claim changes nothing', async () => {
  const { connection } = outbox.database;
  const slow = await claimSurely(NOW);
  const quick = await claimSurely(NOW + LEASE + 1);
  expect(await recordOutcome(connection, slow, { kind: 'failed', error: 'too slow' })).toBe(false);
  expect(await recordOutcome(connection, slow, { kind: 'nobody' })).toBe(false);
  expect(await recordOutcome(connection, quick, { kind: 'sent', at: NOW })).toBe(true);
  expect(await recordOutcome(connection, quick, { kind: 'retry', at: NOW, error: 'again' })).toBe(false);
  expect(await theRow()).toMatchObject({ state: 'sent', sent_at: NOW, last_error: null });
});

test('a mail is not queued when what caused it did not happen', async () => {
  const { connection } = outbox.database;
  const cause = connection.transaction().execute(async (transaction) => {
    const mail = {
      template: 'glemt_passord',
      to_email: 'kari@example.no',
      player_id: null,
      human_lang: '_no',
    } as const;
    await enqueueMail(transaction, mail, NOW);
    throw new Error('It did not happen.');
  });
  await expect(cause).rejects.toThrow('It did not happen.');
  expect((await theRow())?.to_email).toBe('ola@example.no');
});
