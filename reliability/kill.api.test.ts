import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../server/src/config.ts';
import { connect, type Database } from '../server/src/database/connect.ts';
import { TEST_SECRET } from '../server/src/testing/secret.ts';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import { Installation } from './load/installation.ts';
import { MixedLoad } from './load/mixed-load.ts';
import { learners, superuser } from './load/people.ts';
import { record } from './report.ts';
import { isFull, LONG_TEST, scaled } from './scale.ts';

const KILLS = scaled(2, 60);
const MAIL_TIME_MS = 120_000;

let installation: Installation;
let database: Database;
beforeEach(async () => {
  const place = await createTestDatabase();
  installation = new Installation(place);
  await installation.start();
  const { dataDir, databaseUrl } = place;
  database = connect(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET: TEST_SECRET }).database);
}, 120_000);
afterEach(async () => {
  await installation.stop();
  await database.close();
  await installation.place.dispose();
});

/** How long a server holds a mail that it sends (server/src/mail/worker.ts). */
const LEASE_MS = 180_000;

/**
 * A killed server holds its mails for three minutes where others may be at work beside it; nobody here waits for that. Those
 * that the living one holds are left to it.
 */
async function letOldClaimsExpire(startedAt: number): Promise<void> {
  await database.connection
    .updateTable('outbox')
    .set({ claimed_until: 1 })
    .where('state', '=', 'sending')
    .where('claimed_until', '<', startedAt + LEASE_MS)
    .execute();
}

function mailsUnderWay() {
  return database.connection
    .selectFrom('outbox')
    .select(['id', 'to_email', 'state', 'attempts', 'last_error', 'claimed_until', 'next_attempt_at'])
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
}

/** What takes longest, publishing above all: it checks every course. */
const SLOW = isFull ? ['answers', 'publications'] : ['answers'];

async function someOfEach({ acknowledged, refused }: MixedLoad): Promise<void> {
  const before = acknowledged.counts;
  const isDone = () => SLOW.every((what) => (acknowledged.counts[what] ?? 0) > (before[what] ?? 0));
  await vi.waitUntil(isDone, { timeout: 300_000 }).catch(() => {
    throw new Error(`Nothing is published or judged: ${JSON.stringify([acknowledged.counts, ...refused])}`);
  });
}

test('a server that is killed under load has lost nothing that it acknowledged, however often', LONG_TEST, async () => {
  const admin = await superuser(installation);
  const load = new MixedLoad(
    installation,
    admin,
    await learners(installation, admin, ['anna', 'berit', 'carl', 'dina']),
  );
  let startedAt = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    load.begin();
    // Engines take a moment to start: without this, a server would be killed before its first answer each time.
    if (kill % 5 === 0) await someOfEach(load);
    await pause(randomInt(200, 2000));
    await installation.kill();
    await load.end();
    startedAt = Date.now();
    await installation.start();
    expect(await load.acknowledged.missing(database.connection)).toEqual([]);
  }
  const { acknowledged, unclear } = load;
  expect(unclear).toEqual([]);
  const { publications: _slow, ...others } = acknowledged.counts;
  const counts = isFull ? acknowledged.counts : others;
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);

  await letOldClaimsExpire(startedAt);
  await expect.poll(mailsUnderWay, { timeout: MAIL_TIME_MS, interval: 500 }).toEqual([]);
  const { missing, files, asked } = await acknowledged.missingMails(installation.place.dataDir);
  expect(missing).toEqual([]);
  record({
    part: 'SIGKILL under mixed load',
    database: inject('testDatabase') === 'postgres' ? 'PostgreSQL' : 'SQLite',
    done: 'killed at a random moment, started again, every acknowledged write looked for',
    counts: { kills: KILLS, ...acknowledged.counts, 'mails asked for': asked, 'mails sent': files },
    lost: missing.length,
  });
});
