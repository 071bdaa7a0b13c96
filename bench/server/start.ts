import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { megabytesOf } from '../engine/memory.ts';
import { byTurns, type Row } from '../table.ts';
import { startBare } from './bare.ts';

const ROUNDS = 5;
/** Until what is done after the start is done and its thread has ended: the last of it begins after twenty seconds. */
const SETTLED_AFTER_MS = 60_000;

/** How long a second start takes beside Node's own, and what the server holds when nobody asks for anything. */
export async function measure(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const start = () => new ServerProcess({ PORT: '0', DATA_DIR: dataDir });
  const readyAfter = async () => {
    const started = performance.now();
    const server = start();
    await server.ready();
    const time = performance.now() - started;
    await server.stop();
    return time;
  };
  try {
    // The first start makes the database and loads the courses, the first round compiles; neither counts.
    await readyAfter();
    const times = await byTurns(ROUNDS, { ours: readyAfter, baseline: nodeAlone });
    const server = start();
    await server.ready();
    const bare = await startBare({ answers: [] });
    await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
    const memory = { ours: megabytesOf(server.child.pid ?? 0), baseline: megabytesOf(bare.pid) };
    await server.stop();
    await bare.close();
    return [
      { what: "server: second start, beside node -e ''", unit: 'ms', ...times, bar: { atMostMore: 900 } },
      { what: 'server: idle memory, SQLite, beside bare Fastify', unit: 'MB', ...memory, bar: { atMostMore: 100 } },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function nodeAlone(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}
