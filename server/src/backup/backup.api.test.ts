import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type AdminApp, startAdminApp } from '../admin/testing/admin-app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect, type DatabasePlace } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { twoColours } from '../profile/picture/testing/images.ts';
import { form, image, send } from '../profile/picture/testing/upload.ts';
import { TEST_SECRET } from '../testing/secret.ts';
import { PROCESS_TEST, ServerProcess } from '../testing/server-process.ts';
import { startTestAppOn } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUp } from './backup.ts';
import { BackupError } from './format.ts';
import { restore } from './restore.ts';
import { databaseLines } from './snapshot.ts';

const EXERCISE = { doc_slug: 'javascript-choices', blokk_slug: 'swim' };
const onPostgres = inject('testDatabase') === 'postgres';

let folder: string;
let server: AdminApp;
let file: string;
/** What there was when the backup was made. */
let was: Contents;
let files: Record<string, string>;
const places: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-backup-'));
  file = join(folder, 'backup');
  server = await startAdminApp();
  await fillIt();
  was = await backUpWhenQuiet();
  files = await filesOf(server.place);
});
afterAll(async () => {
  await server.dispose();
  await Promise.all(places.map((place) => place.dispose()));
  await rm(folder, { recursive: true });
});

/** Something in every part of the product. */
async function fillIt(): Promise<void> {
  const { app } = server;
  const { access } = await app.signedIn('kopiert');
  const token = { token: access };
  const comment = { id: randomUUID(), doc_slug: 'mal', blokk_slug: 'text', txt: 'Æøå 🏔️ "sitat"\n\\ ny linje' };
  expect((await app.post('blokk_kommentar', comment, token)).status).toBe(201);
  await app.call('PUT', 'oppgave_utkast', { ...EXERCISE, human_lang: '_no', txt: 'utkast', base: 0 }, token);
  await app.post('quiz_svar', { doc_slug: 'mal', blokk_slug: 'quiz', answer: ['a'] }, token);
  await app.call('PUT', 'fremgang', { doc_slug: 'mal', read: true }, token);
  expect((await send(app, access, form([image(await twoColours(300, 300).png().toBuffer())]))).status).toBe(200);
  await server.retitle('css', 'Kopiert');
  expect((await server.post('admin_json_back_push')).status).toBe(200);
  await server.retitle('html', 'Ikke publisert');
  expect((await server.post('admin_user_arr_dump')).status).toBe(201);
  // One whose id must never be given to someone else.
  const gone = await app.learner('borte');
  await server.app.connection.deleteFrom('player').where('email_key', '=', gone.email).execute();
  await server.app.connection
    .insertInto('poeng_ledger')
    .values((row) => ({
      player_id: row.selectFrom('player').select('id').where('username_key', '=', 'kopiert'),
      ...EXERCISE,
      kind: 'exercise',
      poeng: 10,
      earned_at: 1,
    }))
    .execute();
}

function configOf({ databaseUrl, dataDir }: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>): Config {
  return readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET: TEST_SECRET, LOG_LEVEL: 'silent' });
}

async function newPlace(kind = inject('testDatabase')): Promise<TestDatabase> {
  const place = await createTestDatabase();
  places.push(place);
  return kind === 'sqlite' ? { ...place, databaseUrl: undefined } : place;
}

type Contents = Record<string, { columns: string[]; last_id: number | null; rows: string[] }>;

async function contentsOf(place: DatabasePlace): Promise<Contents> {
  const contents: Contents = {};
  let rows: string[] = [];
  for await (const line of databaseLines(place)) {
    if ('table' in line) {
      rows = [];
      contents[line.table] = { columns: line.columns, last_id: line.last_id, rows };
    } else if ('row' in line) rows.push(JSON.stringify(line.row));
  }
  for (const table of Object.values(contents)) table.rows.sort();
  return contents;
}

/**
 * The contents before the backup, which are also those after it: a server works on for a while and runs reference
 * solutions of what was read, so a backup with a change beside it is made once more.
 */
async function backUpWhenQuiet(): Promise<Contents> {
  const config = configOf(server.place);
  for (let before = await contentsOf(config.database); ; ) {
    await rm(file, { force: true });
    await backUp(config, file);
    const after = await contentsOf(config.database);
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    before = after;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function filesOf({ dataDir }: TestDatabase): Promise<Record<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/sqlite|lock/.test(entry.name));
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(dataDir.length), (await readFile(path)).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

describe('a backup', () => {
  test('gives back every row of every table, every file and every counter of ids', async () => {
    const place = await newPlace();
    await restore(configOf(place), file);
    const is = await contentsOf(configOf(place).database);
    expect(Object.keys(is)).toEqual(Object.keys(was));
    for (const [table, contents] of Object.entries(was)) expect([table, is[table]]).toEqual([table, contents]);
    expect(await filesOf(place)).toEqual(files);
    const filled = Object.entries(was).filter(([, { rows }]) => rows.length > 0);
    expect(filled.map(([table]) => table)).toEqual(
      expect.arrayContaining([
        'player',
        'outbox',
        'draft',
        'attempt',
        'poeng_ledger',
        'blokk_kommentar',
        'user_dump_part',
      ]),
    );
    expect(filled.map(([table]) => table)).toEqual(expect.arrayContaining(['revision', 'stage', 'audit', 'session']));
  });

  test('is an installation that works on: the same passwords, points and pictures, and new ids', async () => {
    const place = await newPlace();
    await restore(configOf(place), file);
    const app = await startTestAppOn(place);
    const signedIn = await app.post('token', { username: 'kopiert', password: 'hemmelig1' });
    expect(signedIn.status).toBe(200);
    const { body } = await app.post('get_player', {}, { token: signedIn.body.access });
    expect(body.poeng).toBe((await server.app.get('profil_disp/kopiert')).body.poeng);
    expect(body.poeng).toBeGreaterThan(0);
    expect((await app.get(`${body.img_profil}/norm.webp`)).status).toBe(200);
    const ids = async () => (await app.connection.selectFrom('player').select('id').execute()).map(({ id }) => id);
    const before = await ids();
    await app.learner('nykommer');
    const [added = 0] = (await ids()).filter((id) => !before.includes(id));
    // The account that was deleted had the highest id.
    expect(added).toBe(Math.max(...before) + 2);
    await expect(app.connection.deleteFrom('audit').execute()).rejects.toThrow('append-only');
    await expect(app.connection.deleteFrom('poeng_ledger').execute()).rejects.toThrow('append-only');
    await app.dispose();
  });

  test('is for its owner only, and holds no half of a file when it fails', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp(configOf(server.place), join(folder, 'backup', 'not-a-folder'))).rejects.toThrow(BackupError);
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('holds one moment, whatever is written meanwhile', async () => {
    const { app } = server;
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) {
        await app.connection.transaction().execute(async (transaction) => {
          for (const bucket of [`a${written}`, `b${written}`]) {
            await transaction
              .insertInto('rate_limit')
              .values({ bucket: `par:${bucket}`, window_start: 1, hits: 1 })
              .execute();
          }
        });
        written += 1;
        await new Promise(setImmediate);
      }
    })();
    const during = join(folder, 'during');
    await backUp(configOf(server.place), during);
    isOver = true;
    await writing;
    expect(written).toBeGreaterThan(0);
    const place = await newPlace();
    await restore(configOf(place), during);
    const rows = (await contentsOf(configOf(place).database)).rate_limit?.rows ?? [];
    const [a, b] = ['par:a', 'par:b'].map((start) => rows.filter((row) => row.includes(`"${start}`)).length);
    expect(a).toBe(b);
  });
});

describe('restoring', () => {
  test('refuses a damaged file, wherever the damage is, and changes nothing', async () => {
    const place = await newPlace();
    const config = configOf(place);
    const database = connect(config.database);
    await migrate(database);
    await database.close();
    const before = await contentsOf(config.database);
    const whole = await readFile(file);
    const flipped = (at: number) => whole.with(at, (whole[at] ?? 0) ^ 0x10);
    const text = gunzipSync(whole).toString('utf8');
    const damaged: Record<string, Uint8Array> = {
      empty: Buffer.alloc(0),
      'no backup': Buffer.from('hei'),
      'another gzip': gzipSync('{"a":1}\n'),
      'without its end': gzipSync(text.slice(0, text.lastIndexOf('{"end"'))),
      'one value changed': gzipSync(text.replace('kopiert@example.no', 'kapret@example.no')),
      'one row left out': gzipSync(text.replace(/\{"row":[^\n]*\n/, '')),
      'something after the end': gzipSync(`${text}{"row":[]}\n`),
    };
    for (const part of [0.1, 0.5, 0.99]) damaged[`cut at ${part}`] = whole.subarray(0, Math.floor(whole.length * part));
    for (const part of [0.001, 0.3, 0.7])
      damaged[`a bit flipped at ${part}`] = flipped(Math.floor(whole.length * part));
    for (const [name, bytes] of Object.entries(damaged)) {
      const bad = join(folder, 'damaged');
      await writeFile(bad, bytes);
      await expect(restore(config, bad, { replaces: true }), name).rejects.toThrow(BackupError);
    }
    await expect(restore(config, join(folder, 'not-there'))).rejects.toThrow(BackupError);
    expect(await contentsOf(config.database)).toEqual(before);
  });

  test('refuses a file that would be written outside the folder', async () => {
    const place = await newPlace();
    const { sealed } = await import('./format.ts');
    const lines = async function* () {
      for await (const line of databaseLines(configOf(server.place).database)) yield line;
      yield { file: 'outbox/../../evil', base64: '' };
    };
    let text = '';
    for await (const line of sealed(lines())) text += line;
    const evil = join(folder, 'evil-backup');
    await writeFile(evil, gzipSync(text));
    await expect(restore(configOf(place), evil)).rejects.toThrow('may not hold');
    await expect(contentsOf(configOf(place).database)).rejects.toThrow('nothing here');
  });

  test('refuses while a server is running, and where accounts are unless it is told to replace them', async () => {
    await expect(restore(configOf(server.place), file, { replaces: true })).rejects.toThrow(/running/);
    const place = await newPlace();
    await restore(configOf(place), file);
    await expect(restore(configOf(place), file)).rejects.toThrow(/--replace/);
    await restore(configOf(place), file, { replaces: true });
    expect((await contentsOf(configOf(place).database)).player).toEqual(was.player);
  });
});

if (onPostgres) {
  describe('a backup of one database restored into the other', () => {
    test('holds the same rows, and pictures are files beside SQLite and rows in PostgreSQL', async () => {
      const [sqlite, postgres] = [await newPlace('sqlite'), await newPlace('postgres')];
      const there = join(folder, 'there');
      await restore(configOf(sqlite), file);
      const { picture: moved, ...first } = was;
      const { picture, ...second } = await contentsOf(configOf(sqlite).database);
      for (const [table, { rows }] of Object.entries(first))
        expect([table, second[table]?.rows]).toEqual([table, rows]);
      expect([moved?.rows.length, picture?.rows.length]).toEqual([6, 0]);
      expect(Object.keys(await filesOf(sqlite)).filter((name) => name.includes('bilder'))).toHaveLength(6);
      await backUp(configOf(sqlite), there);
      await restore(configOf(postgres), there);
      expect((await contentsOf(configOf(postgres).database)).picture?.rows).toEqual(moved?.rows);
    });
  });
}

describe('the commands', PROCESS_TEST, () => {
  async function run(place: TestDatabase, ...args: string[]) {
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, JWT_SECRET: TEST_SECRET };
    const command = new ServerProcess(environment, '../backup/cli.ts', args);
    return { code: await command.exited, output: command.output };
  }

  test('say what was done, and what is wrong in one line', async () => {
    const out = join(folder, 'by-command');
    const made = await run(server.place, 'backup', out);
    expect([made.code, made.output]).toEqual([
      0,
      expect.stringMatching(/holds \d+ rows of \d+ tables \(\d+ accounts\)/),
    ]);
    const place = await newPlace();
    expect((await run(place, 'restore', out)).output).toMatch(/^Restored \d+ rows/);
    const again = await run(place, 'restore', out);
    expect([again.code, again.output.trim().split('\n')]).toEqual([1, [expect.stringContaining('--replace')]]);
    const wrong = await run(place, 'restore', '--everything', out);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('npm run restore -- FILE')]);
    const running = await run(server.place, 'restore', out, '--replace');
    expect([running.code, running.output]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  });
});
