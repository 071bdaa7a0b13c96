import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../server/src/database/connect.ts';
import { fill, onOwnDisk } from '../server/src/testing/own-disk.ts';
import { PROCESS_TEST, ServerProcess } from '../server/src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../server/src/testing/test-database.ts';
import { Installation } from './load/installation.ts';
import { MixedLoad } from './load/mixed-load.ts';
import { learners, superuser } from './load/people.ts';
import { record } from './report.ts';
import { isFull, LONG_TEST, scaled } from './scale.ts';

const TIMES = scaled(1, 10);
const SOON = { timeout: 300_000, interval: 100 };
const PEOPLE = ['anna', 'berit', 'carl', 'dina'];

let place: TestDatabase;
const started: Installation[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((installation) => installation.stop()));
  await place.dispose();
});

async function start(within: string[] = []): Promise<Installation> {
  const installation = new Installation(place, { LOG_LEVEL: 'silent' }, within);
  started.push(installation);
  await installation.start();
  return installation;
}

async function missing(load: MixedLoad, folder = place.dataDir): Promise<string[]> {
  const database = connect({ kind: 'sqlite', file: join(folder, 'kodestien.sqlite') });
  return load.acknowledged.missing(database.connection).finally(() => database.close());
}

// Some containers allow nobody to mount anything; a limit on the size of files is tested beside the database.
const [tool = '', ...rest] = onOwnDisk('/mnt', 1);
if (spawnSync(tool, [...rest, 'true']).status === 0) {
  describe('on a disk of its own', () => {
    const inFull = isFull ? test : () => {};
    // In short it is server/src/database/full-disk.api.test.ts.
    inFull(
      'that fills up under load, writers are told, nothing is lost, and all goes on when there is room',
      LONG_TEST,
      async () => {
        const installation = await start(onOwnDisk(place.dataDir, 64));
        // For everybody but that process the folder is empty.
        const seen = join(`/proc/${installation.server.child.pid}/root`, place.dataDir);
        const password = /password (\S+)/.exec(installation.output)?.[1] ?? '';
        installation.superuserPassword = async () => password;
        const admin = await superuser(installation);
        const load = new MixedLoad(installation, admin, await learners(installation, admin, PEOPLE));
        const refusals = () => load.refused.get(507) ?? 0;
        for (let time = 0; time < TIMES; time++) {
          load.begin();
          await vi.waitUntil(() => load.acknowledged.total > 20 * (time + 1), SOON);
          const before = refusals();
          fill(join(seen, 'filler'));
          await vi.waitUntil(() => refusals() > before + 5, SOON);
          rmSync(join(seen, 'filler'));
          const total = load.acknowledged.total;
          await vi.waitUntil(() => load.acknowledged.total > total + 20, SOON);
          await load.end();
        }
        expect(load.unclear).toEqual([]);
        // SQLite would follow the link to our own folder of that name. Nobody writes any more, so copies are whole.
        await pause(2000);
        for (const name of ['kodestien.sqlite', 'kodestien.sqlite-wal'])
          copyFileSync(join(seen, name), join(place.dataDir, name));
        const lost = await missing(load);
        expect(lost).toEqual([]);
        record({
          part: 'disk full under load',
          database: 'SQLite',
          done: 'a small disk filled to the last block and emptied again; writers get 507 as a problem',
          counts: { times: TIMES, 'writes acknowledged': load.acknowledged.total, 'answers 507': refusals() },
          lost: lost.length,
        });
      },
    );

    test('that may only be read, a server does not start and says why in plain words', PROCESS_TEST, async () => {
      const first = await start();
      await first.stop();
      const readOnly = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
      const within = ['unshare', process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c', readOnly, place.dataDir];
      const server = new ServerProcess({ PORT: '0', DATA_DIR: place.dataDir }, '../main.ts', [], within);
      expect(await server.exited).toBe(1);
      expect(server.output).toContain(place.dataDir);
      expect(server.output).toMatch(/cannot be used/);
      expect(server.output).not.toMatch(/^ +at /m);
      const again = await start();
      expect((await again.call('GET', '/readyz')).status).toBe(200);
      record({
        part: 'read-only data folder',
        database: 'SQLite',
        done: 'the server says that the folder cannot be used, and changes nothing',
        counts: { starts: 1 },
        lost: 0,
      });
    });
  });
}

test('two servers on one folder both work, and neither loses what the other stored', LONG_TEST, async () => {
  const one = await start();
  const other = await start();
  const admin = await superuser(one);
  const people = await learners(one, admin, PEOPLE);
  const others = await learners(
    other,
    admin,
    PEOPLE.map((name) => `${name}2`),
  );
  const loads = [new MixedLoad(one, admin, people), new MixedLoad(other, admin, others)];
  loads[0]?.begin();
  loads[1]?.begin({ publishes: false });
  const target = scaled(5, 1000);
  await vi.waitUntil(() => loads.every(({ acknowledged }) => acknowledged.total > target), { timeout: 900_000 });
  for (const load of loads) await load.end();
  for (const load of loads) expect(load.unclear).toEqual([]);
  const lost = (await Promise.all(loads.map((load) => missing(load)))).flat();
  expect(lost).toEqual([]);
  const total = loads.reduce((sum, { acknowledged }) => sum + acknowledged.total, 0);
  record({
    part: 'two servers on one SQLite folder',
    database: 'SQLite',
    done: 'both serve and write at once; the second works as the first does',
    counts: { servers: 2, 'writes acknowledged': total },
    lost: lost.length,
  });
});
