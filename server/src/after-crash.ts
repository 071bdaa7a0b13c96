import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { removeUnfinishedMails } from './mail/file-transport.ts';
import { takeBackMails } from './mail/queries.ts';
import { makePrivate } from './private-file.ts';

/**
 * What a server that was killed left in the middle is taken up at once, if we are alone: with others beside us it may be
 * theirs. Call it before any process of this server works.
 */
export async function cleanUpAfterCrash({ dataDir, database }: Config, connection: Connection): Promise<void> {
  if (!existsSync(dataDir) || !holdFolder(dataDir)) return;
  await removeUnfinishedMails(join(dataDir, 'outbox'));
  // In PostgreSQL, servers with other folders may be at work.
  if (database.kind === 'sqlite') await takeBackMails(connection, Date.now());
}

const held = new Map<string, DatabaseSync>();

/** Whether no other server works in this folder. Then it is ours until this process ends, however it ends. */
function holdFolder(folder: string): boolean {
  if (held.has(folder)) return true;
  const file = join(folder, 'server.lock');
  makePrivate(file);
  // Nothing is ever written to it. SQLite is here for its locks: the system takes them back from a process that is gone.
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    lock.close();
    return false;
  }
  held.set(folder, lock);
  return true;
}
