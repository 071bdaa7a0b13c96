import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import type { Row } from '../table.ts';
import { TASKS } from './tasks.ts';

/**
 * The server and its three pools, warm and idle. Pages of memory that several processes share (Node itself) count once:
 * this is what the machine has to have.
 */
export async function measure(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const start = () => new ServerProcess({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' });
  // The first start makes the database and loads the courses; every later one is what an operator lives with.
  const first = start();
  await first.ready();
  await first.stop();
  const server = start();
  const grader = createGrader({ size: 1 });
  try {
    await server.ready();
    const before = new Set(childrenOf(process.pid));
    const pools: { language: string; pid: number }[] = [];
    for (const language of ['python', 'javascript', 'html'] as const) {
      for (let count = 0; count < 3; count++) await grader.observe({ language, ...TASKS[language], key: 'someone' });
      for (const pid of childrenOf(process.pid)) {
        if (!before.has(pid)) pools.push({ language, pid });
        before.add(pid);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const main = megabytesOf(server.child.pid ?? 0);
    const each = pools.map(
      ({ language, pid }): Row => ({
        what: `memory: ${language}, one warm child`,
        unit: 'MB',
        ours: megabytesOf(pid),
        bar: { atMost: 250 },
      }),
    );
    const sum = main + each.reduce((total, { ours }) => total + ours, 0);
    return [
      { what: 'memory: server', unit: 'MB', ours: main, bar: { atMost: 200 } },
      ...each,
      { what: 'memory: server and three warm pools', unit: 'MB', ours: sum, bar: { atMost: 400 } },
    ];
  } finally {
    grader.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => status(pid, 'PPid') === String(parent))
    .map(Number);
}

function status(pid: string, field: string): string | undefined {
  try {
    return new RegExp(`^${field}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** The share of this process in what is really used. */
export function megabytesOf(pid: number): number {
  const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(share) / 1000;
}
