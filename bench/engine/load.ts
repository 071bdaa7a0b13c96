import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrader, type Grader } from '@kodestien/sandbox/server/grader';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { byTurns, percentile, type Row } from '../table.ts';

const CALLS = 1_000;
const ROUNDS = 3;
const LOOPS_START_MS = 1_500;

/** How long the header list takes while every child runs an endless loop, beside the same when they rest. */
export async function measure(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kodestien-bench-'));
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' });
  const grader = createGrader({ size: availableParallelism() });
  try {
    const url = await server.ready();
    const p99 = async () => {
      const times: number[] = [];
      for (let count = 0; count < CALLS; count++) {
        const started = performance.now();
        await (await fetch(`${url}/api/get_doc_header/`)).arrayBuffer();
        times.push(performance.now() - started);
      }
      return percentile(times, 0.99);
    };
    const p99UnderLoops = async () => {
      const end = startLoops(grader);
      await new Promise((resolve) => setTimeout(resolve, LOOPS_START_MS));
      const busy = await p99();
      await end();
      return busy;
    };
    const times = await byTurns(ROUNDS, { ours: p99UnderLoops, baseline: p99 });
    return [{ what: 'server: get_doc_header p99 under endless loops', unit: 'ms', ...times, bar: { atMost: 2 } }];
  } finally {
    grader.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Every child runs an endless loop, again and again, until the returned function is called. */
function startLoops(grader: Grader): () => Promise<void> {
  let isOver = false;
  const loops = Array.from({ length: availableParallelism() }, async (_, index) => {
    while (!isOver) {
      const inputs = [{ kind: 'stdin', stdin: '' }] as const;
      const task = { source: 'while True: pass', inputs, key: String(index) };
      await grader.observe({ language: 'python', ...task }).catch(() => {});
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}
