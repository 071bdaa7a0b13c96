import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { type Measurement, percentile } from './table.ts';

const CALLS = 1_500;

/** How long the header list takes while every child runs an endless loop, beside the same when they rest. */
export async function measure(): Promise<Measurement[]> {
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
    await p99();
    const idle = await p99();
    let isOver = false;
    const loops = Array.from({ length: availableParallelism() }, async (_, index) => {
      while (!isOver) {
        const task = {
          source: 'while True: pass',
          inputs: [{ kind: 'stdin', stdin: '' }] as const,
          key: String(index),
        };
        await grader.observe({ language: 'python', ...task }).catch(() => {});
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const busy = await p99();
    isOver = true;
    grader.close();
    await Promise.allSettled(loops);
    return [
      {
        name: 'server: get_doc_header p99 under endless loops',
        unit: 'ms',
        value: busy,
        baseline: idle,
        limit: { atMost: 2 },
      },
    ];
  } finally {
    grader.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
