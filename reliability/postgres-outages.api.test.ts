import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '../server/src/database/connect.ts';
import { freezePostgres } from '../server/src/testing/freeze-postgres.ts';
import { type OwnPostgres, startOwnPostgres } from '../server/src/testing/postgres-for-tests.ts';
import { Installation } from './load/installation.ts';
import { MixedLoad } from './load/mixed-load.ts';
import { learners, superuser } from './load/people.ts';
import { record } from './report.ts';
import { LONG_TEST, scaled } from './scale.ts';

const BACK_WITHIN = { timeout: 180_000, interval: 200 };
const TIMES = scaled(1, 10);

let postgres: OwnPostgres;
let installation: Installation;
let database: Database;
let load: MixedLoad;
beforeEach(async () => {
  postgres = await startOwnPostgres({ isDurable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-data-'));
  const dispose = () => rm(dataDir, { recursive: true, force: true });
  installation = new Installation({ databaseUrl: postgres.url, dataDir, dispose });
  await installation.start();
  const admin = await superuser(installation);
  load = new MixedLoad(installation, admin, await learners(installation, admin, ['anna', 'berit', 'carl', 'dina']));
}, 120_000);
afterEach(async () => {
  await load.end();
  await installation.stop();
  await database?.close();
  await postgres.stop();
  await installation.place.dispose();
});

const OUTAGES: Record<string, { part: string; during: () => Promise<() => Promise<void>> }> = {
  'is stopped and started again': {
    part: 'PostgreSQL stopped under load',
    during: async () => {
      await postgres.down();
      return () => postgres.up();
    },
  },
  'freezes and goes on': {
    part: 'PostgreSQL frozen under load',
    during: async () => {
      const goOn = await freezePostgres(postgres.url);
      return async () => goOn();
    },
  },
};

describe('while PostgreSQL is away', () => {
  test.each(Object.entries(OUTAGES))(
    'when it %s, refusals are clear, nothing is lost and all goes on by itself',
    LONG_TEST,
    async (_, { part, during }) => {
      const refusedBefore = () => load.refused.get(503) ?? 0;
      for (let time = 0; time < TIMES; time++) {
        load.begin();
        await pause(1000);
        const before = refusedBefore();
        const goOn = await during();
        try {
          await vi.waitUntil(() => refusedBefore() > before, BACK_WITHIN);
          const { status, body } = await installation.call('GET', '/readyz');
          expect([status, body]).toEqual([503, { ok: false, reason: 'database_away' }]);
          await pause(scaled(0, 3000));
        } finally {
          await goOn();
        }
        const total = load.acknowledged.total;
        await vi.waitUntil(async () => (await installation.call('GET', '/readyz')).status === 200, BACK_WITHIN);
        await vi.waitUntil(() => load.acknowledged.total > total + 20, BACK_WITHIN);
        await load.end();
      }
      expect(load.unclear).toEqual([]);
      expect([...load.refused.keys()].filter((status) => status === 0 || status === 500)).toEqual([]);
      database = connect({ kind: 'postgres', url: postgres.url });
      const missing = await load.acknowledged.missing(database.connection);
      expect(missing).toEqual([]);
      record({
        part,
        database: 'PostgreSQL',
        done: 'the server answers 503 as a problem meanwhile and recovers by itself',
        counts: { outages: TIMES, 'writes acknowledged': load.acknowledged.total, 'answers 503': refusedBefore() },
        lost: missing.length,
      });
    },
  );
});
