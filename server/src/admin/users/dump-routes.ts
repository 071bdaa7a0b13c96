import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type * as operations from '@kodestien/contract/admin/users';
import type { UserDump } from '@kodestien/contract/admin/users';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import * as queries from './dump-queries.ts';
import { findDump, findDumpPart, listDumps, removeDump } from './dump-queries.ts';

export const adminUserArrDump: AdminHandler<typeof operations.adminUserArrDump> = ({ caller }, services) =>
  writeDump(services, caller);

export const adminUserArrDumps: AdminHandler<typeof operations.adminUserArrDumps> = async (_call, { connection }) => ({
  results: await listDumps(connection),
});

/** Everybody's addresses are given out: the log says to whom. */
export const adminUserArrDumpFile: AdminHandler<typeof operations.adminUserArrDumpFile> = async (
  { params, caller },
  { connection, now },
) => {
  const dump = await findDump(connection, params.name);
  if (!dump) throw new ProblemError('not_found');
  const { name, bytes } = dump;
  await writeAudit(connection, caller, { action: 'admin_user_arr_dump_download', at: now(), details: { name } });
  const body = Readable.from(partsOf(connection, name), { objectMode: false });
  return new FileAnswer({ name, contentType: 'application/gzip', bytes, body });
};

async function* partsOf(connection: Connection, name: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const data = await findDumpPart(connection, name, part);
    if (!data) return;
    yield data;
  }
}

export const adminUserArrDumpCleanupBu: AdminHandler<typeof operations.adminUserArrDumpCleanupBu> = (
  { body: { keep }, caller },
  { connection, now },
) =>
  connection.transaction().execute(async (transaction) => {
    const dumps = await listDumps(transaction);
    const removed = dumps.slice(keep).map(({ name }) => name);
    for (const name of removed) await removeDump(transaction, name);
    const action = 'admin_user_arr_dump_cleanup_bu';
    await writeAudit(transaction, caller, { action, at: now(), details: { keep, removed } });
    return { removed, results: dumps.slice(0, keep) };
  });

const USERS_AT_ONCE = 500;
const PART_BYTES = 256 * 1024;
const ABANDONED_MS = 60 * 60_000;

/** Read, compressed and stored piece by piece: a million users need no more memory than a thousand. */
async function writeDump({ connection, now }: AdminServices, caller: Caller): Promise<UserDump> {
  const created_at = now();
  await queries.removeUnfinishedDumps(connection, created_at - ABANDONED_MS);
  const name = nameOf(created_at);
  await queries.beginDump(connection, name, caller.player.id, created_at);
  const counter = { count: 0 };
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(usersAsJson(connection, created_at, counter), createGzip(), async (compressed) => {
      let part = 0;
      for await (const data of inParts(compressed)) {
        hash.update(data);
        bytes += data.byteLength;
        await queries.addDumpPart(connection, name, part, data);
        part += 1;
      }
    });
    const facts = { count: counter.count, bytes, sha256: hash.digest('hex') };
    await connection.transaction().execute(async (transaction) => {
      await queries.finishDump(transaction, name, facts);
      const details = { name, count: facts.count, sha256: facts.sha256 };
      await writeAudit(transaction, caller, { action: 'admin_user_arr_dump', at: created_at, details });
    });
    return { name, created_at, by: caller.player.username, ...facts };
  } catch (error) {
    await queries.removeDump(connection, name);
    throw error;
  }
}

async function* usersAsJson(connection: Connection, dumped_at: number, counter: { count: number }) {
  yield `{"dumped_at":${dumped_at},"users":[`;
  for (let last = 0; ; ) {
    const rows = await queries.listUsersAfter(connection, last, USERS_AT_ONCE);
    const users = rows.map(({ is_superuser, notify_comments, ...user }) =>
      JSON.stringify({ ...user, is_superuser: is_superuser === 1, notify_comments: notify_comments === 1 }),
    );
    if (users.length > 0) yield `${counter.count > 0 ? ',' : ''}\n${users.join(',\n')}`;
    counter.count += users.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < USERS_AT_ONCE) break;
  }
  yield `\n],"count":${counter.count}}\n`;
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

function nameOf(createdAt: number): string {
  const time = new Date(createdAt).toISOString().replaceAll(/[-:.]/g, '');
  return `users-${time}-${randomBytes(3).toString('hex')}.json.gz`;
}
