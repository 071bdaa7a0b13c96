import { Readable } from 'node:stream';
import type * as operations from '@kodestien/contract/admin/users';
import type { Connection } from '../../database/connect.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AdminHandler } from '../services.ts';
import { findDump, findDumpPart, listDumps, removeDump } from './dump-queries.ts';
import { writeDump } from './write-dump.ts';

export const adminUserArrDump: AdminHandler<typeof operations.adminUserArrDump> = ({ caller }, services) =>
  writeDump(services, caller);

export const adminUserArrDumps: AdminHandler<typeof operations.adminUserArrDumps> = async (_call, { connection }) => ({
  results: await listDumps(connection),
});

/** Everybody's addresses leave the house: the log says who carried them out. */
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
