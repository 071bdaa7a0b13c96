import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fill, onOwnDisk } from '../testing/own-disk.ts';
import { PROCESS_TEST, ServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let place: TestDatabase;
const started: ServerProcess[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await place.dispose();
});

async function start(within: string[] = []) {
  const environment = { PORT: '0', DATA_DIR: place.dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' };
  const server = new ServerProcess(environment, '../main.ts', [], within);
  started.push(server);
  const address = await server.ready();
  const post = (path: string, body: object) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    server,
    address,
    signUp: (username: string) =>
      post('create_player', { username, password: 'hemmelig1', email: `${username}@example.no` }),
    signIn: (username: string, password = 'hemmelig1') => post('token', { username, password }),
    get: (path: string) => fetch(address + path),
  };
}
type Running = Awaited<ReturnType<typeof start>>;

/** One after the other, until one is refused. Gives who was let in, and the refusal. */
async function signUpUntilRefused({ signUp }: Running): Promise<{ names: string[]; refusal: Response }> {
  const names: string[] = [];
  for (;;) {
    const name = `elev${names.length}`;
    const answer = await signUp(name);
    if (answer.status !== 201) return { names, refusal: answer };
    names.push(name);
  }
}

async function expectAllThere({ signIn }: Running, names: readonly string[]): Promise<void> {
  for (const name of names) expect(await (await signIn(name)).json()).toMatchObject({ code: 'email_not_confirmed' });
}

async function sendPicture(address: string, access: string): Promise<Response> {
  const square = { width: 200, height: 200, channels: 3, background: 'red' } as const;
  const body = new FormData();
  body.set(
    'image',
    new Blob([new Uint8Array(await sharp({ create: square }).png().toBuffer())], { type: 'image/png' }),
  );
  const headers = { authorization: `Bearer ${access}` };
  return fetch(`${address}/api/user_profil_img`, { method: 'POST', headers, body });
}

// Some containers allow nobody to mount anything. What such a machine can show is the other test, and a full database.
const [tool = '', ...rest] = onOwnDisk('/mnt', 1);
if (spawnSync(tool, [...rest, 'true']).status === 0) {
  test(
    'on a full disk nothing is lost, writers hear why, and so do monitors, until there is room',
    PROCESS_TEST,
    async () => {
      const running = await start(onOwnDisk(place.dataDir, 48));
      const { server, signUp, signIn, get } = running;
      expect((await get('/readyz')).status).toBe(200);
      const password = /password:? (\S+)/i.exec(server.output)?.[1] ?? '';
      const { access } = (await (await signIn('admin', password)).json()) as { access: string };

      // What the process sees in that place; for everybody else the folder is empty.
      const filler = join(`/proc/${server.child.pid}/root`, place.dataDir, 'filler');
      fill(filler);
      const { names, refusal } = await signUpUntilRefused(running);
      expect([refusal.status, await refusal.json()]).toEqual([507, expect.objectContaining({ code: 'storage_full' })]);
      // What the refused one gave back is enough for a small picture.
      fill(`${filler}-2`);
      const picture = await sendPicture(running.address, access);
      expect([picture.status, await picture.json()]).toEqual([507, expect.objectContaining({ code: 'storage_full' })]);
      const ready = await get('/readyz');
      expect([ready.status, await ready.json()]).toEqual([503, { ok: false, reason: 'disk_full' }]);
      expect((await get('/healthz')).status).toBe(200);
      expect((await get('/api/get_doc_slug?slug=mal')).status).toBe(200);
      expect((await get('/doc/mal')).status).toBe(200);

      for (const file of [filler, `${filler}-2`]) rmSync(file);
      expect((await signUp('etterpaa')).status).toBe(201);
      expect((await sendPicture(running.address, access)).status).toBe(200);
      expect((await get('/readyz')).status).toBe(200);
      await expectAllThere(running, [...names, 'etterpaa']);
    },
  );
}

test(
  'where files may not grow, writers are told, readers read on, and what was stored is there afterwards',
  PROCESS_TEST,
  async () => {
    const first = await start();
    expect(await first.server.stop()).toBe(0);
    // In blocks of 512 bytes, as sh counts. What is new goes to SQLite's log first, which is empty after a stop.
    const limit = 'ulimit -f 3000 && exec "$0" "$@"';
    const limited = await start(['sh', '-c', limit]);
    const { names, refusal } = await signUpUntilRefused(limited);
    expect([503, 507]).toContain(refusal.status);
    expect(refusal.headers.get('content-type')).toContain('application/problem+json');
    expect((await limited.get('/healthz')).status).toBe(200);
    expect((await limited.get('/api/get_doc_slug?slug=mal')).status).toBe(200);
    await limited.server.stop();

    const unlimited = await start();
    expect(names.length).toBeGreaterThan(0);
    expect((await unlimited.signUp('etterpaa')).status).toBe(201);
    await expectAllThere(unlimited, [...names, 'etterpaa']);
  },
);
