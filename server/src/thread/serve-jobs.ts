import { parentPort } from 'node:worker_threads';
import type { FromThread, Jobs } from './job-thread.ts';

/** The other end of a JobThread: called once by the file that the thread runs. */
export function serveJobs(jobs: Jobs): void {
  const port = parentPort;
  if (!port) throw new Error('This file is run by a thread.');
  const tell = (message: FromThread) => port.postMessage(message);
  port.on('message', async ({ name, input }: { name: string; input: never }) => {
    try {
      const output = await jobs[name]?.(input, (place) => tell({ kind: 'at', place }));
      tell({ kind: 'done', output });
    } catch (error) {
      tell({ kind: 'failed', error });
    }
  });
  tell({ kind: 'ready' });
}
