import type * as operations from '@kodestien/contract/admin/database-tools';
import type { Connection } from '../../database/connect.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkContent } from '../author/author.ts';
import { backupFileName, unpackBackup } from '../content/backup.ts';
import { findBackup, listBackups } from '../content/backup-queries.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler } from '../services.ts';
import type { ToolPlan } from './plans.ts';
import { runTool } from './run-tool.ts';

export const adminBackups: AdminHandler<typeof operations.adminBackups> = async ({ query }, { connection }) => {
  const page = readPage(query, 'backup');
  const rows = await listBackups(connection, page);
  return pageOf(
    rows.map((row) => ({ ...row, file: backupFileName(row.id, row.created_at) })),
    page,
    'backup',
  );
};

export const adminBackup: AdminHandler<typeof operations.adminBackup> = async ({ params }, { connection }) => {
  const { id, created_at, bytes, data } = await backupOr404(connection, params.id);
  return new FileAnswer({
    name: backupFileName(id, created_at),
    contentType: 'application/gzip',
    bytes,
    body: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  });
};

export const adminBackupRestore: AdminHandler<typeof operations.adminBackupRestore> = async (
  { body, caller },
  services,
) => {
  const backup = await backupOr404(services.connection, body.id);
  if (body.sha256 !== undefined && body.sha256 !== backup.sha256) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'sha256', code: 'field_not_allowed' }] });
  }
  const plan = await planRestore(backup.data);
  const tool = {
    action: 'admin_backup_restore',
    kind: 'restore',
    plan: async () => plan,
    toleratesIssues: true,
  } as const;
  return runTool(services, caller, tool, body);
};

/** An older document that the product could no longer show must not come back; one with a broken link may. */
async function planRestore(data: Uint8Array): Promise<ToolPlan> {
  const { after, filesHash } = await unpackBackup(data);
  const { issues, isUnshowable } = await checkContent(after, after.keys());
  if (isUnshowable) throw new ProblemError('content_invalid', { issues });
  return { after, filesHashIfNone: filesHash, kept: [], issues };
}

async function backupOr404(connection: Connection, id: number) {
  const backup = await findBackup(connection, id);
  if (!backup) throw new ProblemError('not_found');
  return backup;
}
