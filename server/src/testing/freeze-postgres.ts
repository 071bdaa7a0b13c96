import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { childrenOf } from './server-process.ts';

/** Halts the whole server as it is: connections stay open, and nothing comes from them. Returns what lets it go on. */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const [directory] = (await client.query('show data_directory')).rows;
  await client.end();
  const lines = (await readFile(join(directory.data_directory, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(lines[0]);
  process.kill(postmaster, 'SIGSTOP');
  // It begins no new ones now, so these are all, also those that have not said yet whom they serve.
  const frozen = [postmaster, ...childrenOf(postmaster)];
  for (const pid of frozen) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // A session that has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
