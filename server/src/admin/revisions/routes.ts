import type * as operations from '@kodestien/contract/admin/revisions';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { describeChange, isSameDocument, readLive } from '../content/content.ts';
import { publishOrShow } from '../content/publication.ts';
import { findRevision, listRevisionDocuments, listRevisions } from '../content/revision-queries.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler } from '../services.ts';
import { planRollback } from './plan-rollback.ts';

export const adminRevisions: AdminHandler<typeof operations.adminRevisions> = async ({ query }, { connection }) => {
  const page = readPage(query, 'revision');
  return pageOf(await listRevisions(connection, page), page, 'revision');
};

export const adminRevision: AdminHandler<typeof operations.adminRevision> = async (
  { params, query },
  { connection },
) => {
  const revision = await revisionOr404(connection, params.id);
  const rows = await listRevisionDocuments(connection, params.id);
  if (query.against !== 'live') {
    return { revision, changes: rows.map((row) => describeChange(row.slug, row.before_json, row.after_json)) };
  }
  const { documents } = await readLive(connection);
  const changed = rows
    .map(({ slug, after_json }) => ({ slug, was: after_json, now: documents.get(slug)?.json ?? null }))
    .filter(({ was, now }) => !isSameDocument(was, now));
  return { revision, changes: changed.map(({ slug, was, now }) => describeChange(slug, was, now)) };
};

export const adminRevisionRollback: AdminHandler<typeof operations.adminRevisionRollback> = async (
  { body: { id, dry_run, note }, caller },
  services,
) => {
  await revisionOr404(services.connection, id);
  return publishOrShow(services, caller, dry_run, 'rollback_stale', {
    kind: 'rollback',
    action: 'admin_revision_rollback',
    note,
    undoes: id,
    plan: (live) => planRollback(services.connection, id, live),
  });
};

async function revisionOr404(connection: Connection, id: number) {
  const revision = await findRevision(connection, id);
  if (!revision) throw new ProblemError('not_found');
  return revision;
}
