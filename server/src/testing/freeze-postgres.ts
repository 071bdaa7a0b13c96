import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Halts the whole server as it is: connections stay open, and nothing comes from them. Returns what lets it go on. */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const [directory] = (await client.query('show data_directory')).rows;
  const lines = (await readFile(join(directory.data_directory, 'postmaster.pid'), 'utf8')).split('\n');
  const frozen = [Number(lines[0])];
  process.kill(Number(lines[0]), 'SIGSTOP');
  // No new ones are begun now, so this is all of them.
  const sessions = (await client.query('select pid from pg_stat_activity where client_port is not null')).rows;
  frozen.push(...sessions.map(({ pid }) => pid));
  for (const pid of frozen) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    void client.end();
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
