import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './testing/running-server.ts';
import { TEST_SECRET } from './testing/secret.ts';
import { PROCESS_TEST, ServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let place: TestDatabase;
const started: ServerProcess[] = [];
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  await place.dispose();
});

function start(environment: Record<string, string> = {}, script?: string, args?: string[]): ServerProcess {
  const server = new ServerProcess(
    {
      PORT: '0',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      ...(place.databaseUrl && { JWT_SECRET: TEST_SECRET }),
      ...environment,
    },
    script,
    args,
  );
  started.push(server);
  return server;
}

async function signIn(address: string, username: string, password: string): Promise<Response> {
  return fetch(`${address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

function printedPassword(server: ServerProcess): string {
  return /password (\S+)/i.exec(server.output.replace('Password:', 'password'))?.[1] ?? '';
}

describe('starting', PROCESS_TEST, () => {
  test('the first start makes one superuser, whose password is printed once and kept for the owner only', async () => {
    const first = start();
    const address = await first.ready();
    const password = printedPassword(first);
    const file = join(place.dataDir, 'initial-superuser.txt');
    expect(readFileSync(file, 'utf8')).toBe(`username: admin\npassword: ${password}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await signIn(address, 'admin', password)).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = start();
    expect((await signIn(await second.ready(), 'admin', password)).status).toBe(200);
    expect(second.output).not.toContain('password');
  });

  test('what was acknowledged is there after the process was killed', async () => {
    const first = start();
    const answer = await fetch(`${await first.ready()}/api/create_player`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'overlever', password: 'hemmelig1', email: 'overlever@example.no' }),
    });
    expect(answer.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exited;

    const second = start();
    const early = await signIn(await second.ready(), 'overlever', 'hemmelig1');
    expect(await early.json()).toMatchObject({ code: 'email_not_confirmed' });
  });

  test('a database that cannot be read is named, without a stack', async () => {
    const isSqlite = place.databaseUrl === undefined;
    const file = join(place.dataDir, 'kodestien.sqlite');
    if (isSqlite) writeFileSync(file, 'This is no database at all.'.repeat(100));
    const server = start(isSqlite ? {} : { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/x' });
    expect(await server.exited).toBe(1);
    expect(server.output).toContain(`The database (${isSqlite ? file : 'DATABASE_URL'}) cannot be used`);
    expect(server.output).not.toContain(' at ');
  });

  test('several server processes share one port', async () => {
    const port = await freePort();
    const server = start({ WORKERS: '2', PORT: port });
    await expect.poll(() => server.output.match(/is ready/g)?.length, { timeout: 60_000 }).toBe(2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/readyz`)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(server.output.match(/First start/g)).toHaveLength(1);
    expect(await server.stop()).toBe(0);
  });
});

describe('npm run superuser', PROCESS_TEST, () => {
  test('makes a superuser, and gives an existing account its rights and a new password', async () => {
    const made = start({}, '../superuser.ts', ['sjefen']);
    expect(await made.exited).toBe(0);
    const repaired = start({}, '../superuser.ts', ['Sjefen']);
    expect(await repaired.exited).toBe(0);

    const server = start();
    const address = await server.ready();
    expect((await signIn(address, 'sjefen', printedPassword(made))).status).toBe(401);
    expect((await signIn(address, 'sjefen', printedPassword(repaired))).status).toBe(200);
  });
});
