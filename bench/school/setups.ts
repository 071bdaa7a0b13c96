import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startBalancer } from '../../server/src/testing/balancer.ts';
import { startOwnPostgres } from '../../server/src/testing/postgres-for-tests.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { type Processes, statOf } from './processors.ts';

export type Setup = {
  name: string;
  address: string;
  /** As a class behind one address meets them; more for more people than that. */
  rateLimitFactor: number;
  adminPassword(): string;
  processes: Processes;
  close(): Promise<void>;
};

/** Limits by address are made for a school: a class of a hundred meets none. */
const LEARNERS_PER_FACTOR = 100;

export async function oneServer(learners: number, environment: Record<string, string> = {}): Promise<Setup> {
  const { folder, rateLimitFactor, removeFolder } = prepare(learners);
  const server = start(folder, { RATE_LIMIT_FACTOR: String(rateLimitFactor), ...environment });
  return {
    name: 'One server on SQLite',
    address: await server.ready(),
    rateLimitFactor,
    adminPassword: () => passwordIn([folder]),
    processes: { servers: [idOf(server)] },
    async close() {
      await server.stop();
      removeFolder();
    },
  };
}

export async function twoServers(learners: number): Promise<Setup> {
  const { folder, rateLimitFactor, removeFolder } = prepare(learners);
  const postgres = await startOwnPostgres({ isDurable: true });
  const folders = ['one', 'other'].map((name) => join(folder, name));
  const servers = folders.map((dataDir) =>
    start(dataDir, {
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'c2Nob29sLW9ubHktYmVuY2htYXJrLWtleS0xMjM0NTY',
      RATE_LIMIT_FACTOR: String(rateLimitFactor),
      TRUST_PROXY: '1',
    }),
  );
  const balancer = await startBalancer(await Promise.all(servers.map((server) => server.ready())));
  return {
    name: 'Two servers on one PostgreSQL (with fsync) behind a balancer',
    address: balancer.address,
    rateLimitFactor,
    adminPassword: () => passwordIn(folders),
    processes: { servers: servers.map(idOf), postgres: await postmasterOf(postgres.url) },
    async close() {
      balancer.close();
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
      removeFolder();
    },
  };
}

function prepare(learners: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kodestien-school-'));
  return {
    folder,
    rateLimitFactor: Math.max(1, learners / LEARNERS_PER_FACTOR),
    removeFolder: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function start(dataDir: string, environment: Record<string, string>): ServerProcess {
  return new ServerProcess({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment });
}

function idOf({ child }: ServerProcess): number {
  if (child.pid === undefined) throw new Error('The server did not start.');
  return child.pid;
}

/** Written by whichever server made the first account. */
function passwordIn(folders: readonly string[]): string {
  for (const folder of folders) {
    try {
      const text = readFileSync(join(folder, 'initial-superuser.txt'), 'utf8');
      return /password: (\S+)/.exec(text)?.[1] ?? '';
    } catch {}
  }
  throw new Error('No server made a superuser.');
}

/** The process that all others of PostgreSQL are children of. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as id');
    return statOf(rows[0].id)?.parent ?? 0;
  } finally {
    await client.end();
  }
}
