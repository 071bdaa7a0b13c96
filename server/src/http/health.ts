import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A monitor that waits longer takes the server for ended. */
const ANSWER_LIMIT_MS = 800;
/** With less than this left on the disk, the next picture or backup may not fit. */
const FREE_MIN_BYTES = 16 * 1024 * 1024;

type NotReady = 'database_away' | 'disk_full';

/** /healthz: the process runs. /readyz: it can do its work, or why it cannot. */
export function serveHealth(app: FastifyInstance, database: Database, dataDir: string): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    const late = pause<NotReady>(ANSWER_LIMIT_MS, 'database_away', { ref: false });
    const reason = await Promise.race([whyNotReady(database, dataDir), late]);
    reply.header('cache-control', 'no-store');
    if (!reason) return { ok: true };
    request.log.warn({ reason }, 'not ready');
    return reply.code(503).send({ ok: false, reason });
  });
}

async function whyNotReady(database: Database, dataDir: string): Promise<NotReady | undefined> {
  try {
    await sql`select 1`.execute(database.connection);
  } catch {
    return 'database_away';
  }
  return database.isFull() || (database.kind === 'sqlite' && (await isNearlyFull(dataDir))) ? 'disk_full' : undefined;
}

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FREE_MIN_BYTES;
}
