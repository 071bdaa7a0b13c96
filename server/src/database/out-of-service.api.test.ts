import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadContent } from '../document/load.ts';
import { freezePostgres } from '../testing/freeze-postgres.ts';
import { startOwnPostgres } from '../testing/postgres-for-tests.ts';
import { startTestApp, startTestAppOn, type TestApp } from '../testing/test-app.ts';
import { OutOfServiceError } from './out-of-service.ts';

let app: TestApp;
const read = () => app.get('get_doc_slug?slug=mal');
const write = (username: string) =>
  app.post('create_player', { username, password: 'hemmelig1', email: `${username}@example.no` });

if (inject('testDatabase') === 'postgres') {
  let server: Awaited<ReturnType<typeof startOwnPostgres>>;
  let dataDir: string;
  beforeAll(async () => {
    server = await startOwnPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'kodestien-data-'));
    app = await startTestAppOn({ databaseUrl: server.url, dataDir });
    await loadContent(app.app.services.database);
  });
  afterAll(async () => {
    await app.dispose();
    await server.stop();
    await rm(dataDir, { recursive: true });
  });

  describe('while PostgreSQL hangs', () => {
    test('readers read on, writers are told to come back, monitors hear it; and then all goes on', async () => {
      await write('foer');
      expect((await read()).status).toBe(200);
      expect((await app.get('/')).status).toBe(200);

      const goOn = await freezePostgres(server.url);
      try {
        // As when the listener has not heard for a while: the revision has to be requested.
        void app.app.services.documents.changed();
        const refused = write('imens');
        const ready = await app.get('/readyz');
        expect([ready.status, ready.body]).toEqual([503, { ok: false, reason: 'database_away' }]);
        expect((await app.get('/healthz')).status).toBe(200);
        expect((await read()).status).toBe(200);
        expect((await app.get('/doc/mal')).status).toBe(200);
        expect((await app.get('/')).status).toBe(200);
        const profile = await app.get('/profil_disp/foer');
        expect([profile.status, profile.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
        const { status, headers, body } = await refused;
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
      } finally {
        goOn();
      }
      await expect.poll(() => app.get('/readyz'), { timeout: 20_000 }).toMatchObject({ status: 200 });
      expect((await write('etterpaa')).status).toBe(201);
      expect((await write('imens')).status).toBe(201);
    });
  });
} else {
  beforeAll(async () => {
    app = await startTestApp();
    await loadContent(app.app.services.database);
  });
  afterAll(() => app.dispose());

  /** SQLite says the same of a disk without room as of a file that has reached the size it may have. */
  async function limitSize(pages: number): Promise<void> {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.connection);
  }

  /** Row by row, until not even a small one fits. */
  async function fillUp(): Promise<void> {
    try {
      for (let number = 0; ; number++) {
        const row = { bucket: `full:${number}`, window_start: 0, hits: 1 };
        await app.connection.insertInto('rate_limit').values(row).execute();
      }
    } catch (error) {
      if (!(error instanceof OutOfServiceError)) throw error;
    }
  }

  describe('while the disk is full', () => {
    test('a transaction that does not fit leaves nothing, and says why', async () => {
      await limitSize(1);
      const count = () => app.connection.selectFrom('rate_limit').select('bucket').execute();
      const before = (await count()).length;
      const tooMuch = app.connection.transaction().execute(async (transaction) => {
        for (let number = 0; ; number++) {
          const row = { bucket: `${number}:${'x'.repeat(3000)}`, window_start: 0, hits: 1 };
          await transaction.insertInto('rate_limit').values(row).execute();
        }
      });
      await expect(tooMuch).rejects.toMatchObject({ name: 'OutOfServiceError', reason: 'full' });
      expect(await count()).toHaveLength(before);
      await limitSize(1_000_000);
    });

    test('readers read on, writers are told so, and so are monitors, until there is room again', async () => {
      await limitSize(1);
      await fillUp();
      let answer = await write('elev');
      for (let number = 0; answer.status === 201; number++) answer = await write(`elev${number}`);
      expect([answer.status, answer.body.code]).toEqual([507, 'storage_full']);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      const ready = await app.get('/readyz');
      expect([ready.status, ready.body]).toEqual([503, { ok: false, reason: 'disk_full' }]);
      expect((await read()).status).toBe(200);
      expect((await app.get('/doc/mal')).status).toBe(200);

      await limitSize(1_000_000);
      expect((await write('etterpaa')).status).toBe(201);
      expect((await app.get('/readyz')).status).toBe(200);
    });
  });
}
