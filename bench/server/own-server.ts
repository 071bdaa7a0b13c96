import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashPassword } from '../../server/src/account/password.ts';
import { readConfig } from '../../server/src/config.ts';
import { connect } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { insertPlayer } from '../../server/src/player/queries.ts';
import { deriveSecrets, type Secrets } from '../../server/src/secrets.ts';
import { freePort } from '../../server/src/testing/running-server.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const PASSWORD = 'bratt sti opp fra fjorden';
/** As many as there are connections: people who sign in at the same time are different people. */
export const PEOPLE = 64;

export type OwnServer = {
  port: number;
  pid: number;
  secrets: Secrets;
  /** What a person of the measurement sends to sign in. */
  credentialsOf(person: number): string;
  /** Calls `take` with each line that it prints from now on. */
  onLine(take: (line: string) => void): void;
  close(): Promise<void>;
};

/** Our server as an operator starts it, on a database of its own with some people in it. Its log goes nowhere. */
export async function startOwn(environment: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const port = Number(await freePort());
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: folder,
    JWT_SECRET: randomBytes(48).toString('base64'),
    RATE_LIMIT_FACTOR: '1000000',
    ...environment,
  };
  await addPeople(env);
  // Read only where someone wants the lines: reading a log takes time that the measurement would count.
  const readsLines = environment.LOG_LEVEL !== undefined;
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', readsLines ? 'pipe' : 'ignore', 'inherit'] });
  const close = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid ?? 0,
    secrets: deriveSecrets(env.JWT_SECRET),
    credentialsOf: (person) => JSON.stringify({ username: nameOf(person), password: PASSWORD }),
    onLine(take) {
      let rest = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
      });
    },
    close,
  };
}

/** The access token of someone who has just signed in. */
export async function signIn({ port, credentialsOf }: OwnServer, person: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentialsOf(person),
  });
  return ((await answer.json()) as { access: string }).access;
}

function nameOf(person: number): string {
  return `turgaaer${person}`;
}

async function addPeople(env: Record<string, string | undefined>): Promise<void> {
  const database = connect(readConfig(env).database);
  await migrate(database);
  const password_hash = await hashPassword(PASSWORD);
  for (let person = 0; person < PEOPLE; person++) {
    const name = nameOf(person);
    const email = `${name}@example.no`;
    await insertPlayer(database.connection, {
      username: name,
      username_key: name,
      email,
      email_key: email,
      password_hash,
      confirmed_at: 1,
      human_lang: '_no',
      created_at: 1,
    });
  }
  await database.close();
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
