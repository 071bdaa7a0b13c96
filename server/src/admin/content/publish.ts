import { setTimeout as pause } from 'node:timers/promises';
import type { Backup } from '@kodestien/contract/admin/database-tools';
import type { AuditAction, RevisionKind } from '@kodestien/contract/admin/rules';
import type { Connection } from '../../database/connect.ts';
import {
  bumpRevision,
  DELETED_BY_HAND,
  forgetWithdrawn,
  lockContentState,
  noteFilesHash,
  noteWithdrawn,
  putDocument,
  removeDocuments,
} from '../../document/queries.ts';
import type { Caller } from '../../http/caller.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { AdminServices } from '../services.ts';
import { insertBackup, packBackup } from './backup.ts';
import { type Content, changesBetween, type LiveContent, readLive, type StateChange, slugsOf } from './content.ts';
import { insertRevision } from './revision-queries.ts';

/** What the documents are to become, worked out from what is live. */
export type Plan = {
  after: Content;
  /** The files that this is the state of, so that the next start knows whether they have changed. */
  filesHash?: string;
  /** The same, but only where none are noted: a start must not load over what was just brought back. */
  filesHashIfNone?: string;
  /** The files count again, those of documents that were taken away too. */
  forgetsWithdrawn?: boolean;
};

export type Publishing<P extends Plan> = {
  kind: RevisionKind;
  action: AuditAction;
  /** Throws if something prevents it. It is asked again if someone else publishes meanwhile. */
  plan(live: LiveContent): Promise<P>;
  note?: string | undefined;
  undoes?: number;
  withBackup?: boolean;
  /** More to write in the same transaction. */
  alsoWrite?(transaction: Connection, plan: P): Promise<void>;
  onStep?(step: 'backup' | 'write'): void;
};

export type Published<P extends Plan> = {
  plan: P;
  changes: StateChange[];
  revisionId: number | null;
  backup: Backup | null;
};

const TRIES = 8;

/**
 * The one way in which the admin area changes documents: planned and checked outside, then written in one
 * transaction together with its revision, its backup and its line in the audit log. Readers, on every server, see all of it or nothing.
 */
export async function publish<P extends Plan>(
  services: AdminServices,
  caller: Caller,
  publishing: Publishing<P>,
): Promise<Published<P>> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const live = await readLive(services.connection);
    const plan = await publishing.plan(live);
    const published = await write(services, caller, publishing, plan, live);
    if (published) {
      await services.documents.changed();
      return published;
    }
    await pause(20 * attempt * Math.random());
  }
  throw new Error('The documents kept changing while they were being published.');
}

/** Nothing, if what was planned on is no longer what is live. */
async function write<P extends Plan>(
  services: AdminServices,
  caller: Caller,
  publishing: Publishing<P>,
  plan: P,
  live: LiveContent,
): Promise<Published<P> | undefined> {
  const { connection, database, now } = services;
  const changes = changesBetween(live.documents, plan.after);
  const needsBackup = publishing.withBackup && changes.length > 0 && live.documents.size > 0;
  const packed = needsBackup ? await packBackup(connection, live.documents) : undefined;
  if (packed) publishing.onStep?.('backup');
  return connection.transaction().execute(async (transaction) => {
    const state = await lockContentState(transaction, database.kind);
    if (state.revision !== live.revision) return undefined;
    const at = now();
    const hasNone = state.files_hash === '' || state.files_hash === DELETED_BY_HAND;
    const filesHash = plan.filesHash ?? (hasNone ? plan.filesHashIfNone : undefined);
    const backup = packed ? await insertBackup(transaction, caller, publishing.action, packed, at) : null;
    let revisionId: number | null = null;
    if (changes.length > 0) {
      await writeDocuments(transaction, changes, at);
      await bumpRevision(transaction, database.kind);
      const { kind, note = '', undoes = null } = publishing;
      const filesHashBefore = filesHash === undefined ? null : state.files_hash;
      revisionId = await insertRevision(transaction, { kind, note, undoes, filesHashBefore, at }, caller, changes);
    }
    if (plan.forgetsWithdrawn) await forgetWithdrawn(transaction, 'all');
    if (filesHash !== undefined) await noteFilesHash(transaction, filesHash, at);
    await publishing.alsoWrite?.(transaction, plan);
    const details = {
      ...slugsOf(changes),
      revision_id: revisionId,
      ...(backup && { backup_id: backup.id }),
      ...(publishing.note && { note: publishing.note }),
      ...(publishing.undoes !== undefined && { undoes: publishing.undoes }),
    };
    await writeAudit(transaction, caller, { action: publishing.action, at, details });
    publishing.onStep?.('write');
    return { plan, changes, revisionId, backup };
  });
}

async function writeDocuments(transaction: Connection, changes: readonly StateChange[], at: number): Promise<void> {
  const { added, changed, removed } = slugsOf(changes);
  await removeDocuments(transaction, removed);
  const fromFiles = changes.filter(({ before, after }) => !after && before?.source != null);
  await noteWithdrawn(
    transaction,
    fromFiles.map(({ slug }) => slug),
    at,
  );
  await forgetWithdrawn(transaction, [...added, ...changed]);
  for (const { slug, after } of changes) {
    if (!after) continue;
    const { json, source, edited } = after;
    await putDocument(transaction, { slug, json, source, edited, changed_at: at });
  }
}
