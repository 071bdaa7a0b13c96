import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../server/src/config.ts';
import { connect } from '../../server/src/database/connect.ts';
import { bumpRevision } from '../../server/src/document/queries.ts';
import { freePort } from '../../server/src/testing/running-server.ts';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { percentile, type Row } from '../table.ts';

const ROUNDS = 3;
const EVERY_MS = 40;
const ALONE_MS = 8000;
/** Searches go on for a while after the tool has answered: that is when what it changed is first requested. */
const AFTERWARDS_MS = 3000;
const WORDS = ['liste', 'while', 'knapp', 'farge', 'tall', 'print', 'tekst', 'funksjon'];

/** How long a search takes while all documents are replaced and just afterwards, beside the same when nothing changes. */
export async function measure(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const environment = { PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000' };
  const server = new ServerProcess(environment);
  try {
    const url = await server.ready();
    const admin = await signInAsAdmin(server, url);
    await searchTimes(url, AFTERWARDS_MS);
    const alone = await searchTimes(url, ALONE_MS);
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await changeAllDocuments(environment);
      await searchTimes(url, AFTERWARDS_MS);
      beside.push(...(await searchTimesBeside(url, () => cycle(url, admin), AFTERWARDS_MS)));
    }
    const slowest = Math.max(...beside);
    const ms = { unit: 'ms' } as const;
    return [
      {
        what: 'server: search beside db_cycle, p95',
        ...ms,
        ours: percentile(beside, 0.95),
        baseline: percentile(alone, 0.95),
        bar: { atMostMore: 50 },
      },
      { what: 'server: search beside db_cycle, slowest', ...ms, ours: slowest, bar: { atMost: 500 } },
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function searchTimes(url: string, milliseconds: number): Promise<number[]> {
  return searchTimesBeside(url, async () => {}, milliseconds);
}

/** Searches come at fixed times, as from many readers: one that waits does not keep the next from coming. */
async function searchTimesBeside(url: string, work: () => Promise<void>, afterwards: number): Promise<number[]> {
  const searches: Promise<number>[] = [];
  const timer = setInterval(() => searches.push(searchTime(url, searches.length)), EVERY_MS);
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, afterwards));
  } finally {
    clearInterval(timer);
  }
  return Promise.all(searches);
}

async function searchTime(url: string, index: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/sok?q=${WORDS[index % WORDS.length]}`);
  const { results } = (await answer.json()) as { results: unknown[] };
  if (answer.status !== 200 || results.length === 0) throw new Error(`A search gave ${answer.status} and nothing.`);
  return performance.now() - started;
}

async function signInAsAdmin({ output }: ServerProcess, url: string): Promise<string> {
  const password = /with the password (\S+)/.exec(output)?.[1];
  const { access } = (await post(url, 'token', { username: 'admin', password })) as { access: string };
  return access;
}

/** As if another version of the files had been loaded: every text is different. */
async function changeAllDocuments(environment: Record<string, string>): Promise<void> {
  const database = connect(readConfig(environment).database);
  await database.connection.transaction().execute(async (transaction) => {
    const [from, to] = ['"txt":{"_no":"', '"txt":{"_no":"Ny: '];
    await sql`update document set json = replace(json, ${from}, ${to})`.execute(transaction);
    await bumpRevision(transaction, 'sqlite');
  });
  await database.close();
}

async function cycle(url: string, token: string): Promise<void> {
  const { changed } = (await post(url, 'db_cycle', { confirm: 'db_cycle' }, token)) as { changed: string[] };
  if (changed.length === 0) throw new Error('Nothing was changed.');
}

async function post(url: string, path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
