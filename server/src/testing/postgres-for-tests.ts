import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const KEEPER = fileURLToPath(new URL('../../../scripts/test-postgres.mjs', import.meta.url));

type Announcement = { url: string; version: string } | { issue: string };

/** Vitest calls this once before the API tests on PostgreSQL; it returns what ends the server again. */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  const { announcement, stop } = await keepServer(process.env);
  await noteForSummary(announcement);
  if ('issue' in announcement) throw new Error(noServer(announcement.issue));
  project.provide('postgresUrl', announcement.url);
  return stop;
}

export type OwnPostgres = {
  url: string;
  /** Ends the server; `up` starts it again with what it holds. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
};

/** A server for one test alone, which may halt and restart it; or for a measurement, which wants it to write as others do. */
export async function startOwnPostgres({ isDurable = false } = {}): Promise<OwnPostgres> {
  const { TEST_DATABASE_URL: _shared, ...environment } = process.env;
  const { announcement, tell, stop } = await keepServer(environment, isDurable ? ['--durable'] : []);
  if ('issue' in announcement) throw new Error(noServer(announcement.issue));
  return { url: announcement.url, down: () => tell('down'), up: () => tell('up'), stop };
}

async function keepServer(env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const keeper = spawn(process.execPath, [KEEPER, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Out of reach of Ctrl-C: the server must outlive the tests that use it, and it ends when our pipe closes.
    detached: true,
    env,
  });
  const ended = new Promise<void>((resolve) => keeper.on('close', () => resolve()));
  const lines = createInterface(keeper.stdout);
  const announcement = await Promise.race([
    new Promise<Announcement>((resolve) => lines.once('line', (line) => resolve(JSON.parse(line)))),
    ended.then((): Announcement => ({ issue: 'the process that starts it ended without a word' })),
  ]);
  const tell = async (command: 'down' | 'up') => {
    keeper.stdin.write(`${command}\n`);
    await once(lines, 'line');
  };
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  return { announcement, tell, stop };
}

function noServer(issue: string): string {
  return `No PostgreSQL server for the tests: ${issue}. Install PostgreSQL, or set TEST_DATABASE_URL to a server.`;
}

/** The test command reads this to say in its summary which server was used. */
async function noteForSummary(announcement: Announcement): Promise<void> {
  const folder = process.env.TEST_REPORTS;
  if (!folder) return;
  const note = 'issue' in announcement ? noServer(announcement.issue) : announcement.version;
  await writeFile(join(folder, 'postgres.txt'), note);
}
