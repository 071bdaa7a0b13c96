import type * as operations from '@kodestien/contract/admin/revisions';
import type { DocumentConflict } from '@kodestien/contract/issues';
import type { Connection } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkContent } from '../author/author.ts';
import { conflictOf } from '../content/conflict.ts';
import { type DocumentState, describeChange, isSameDocument, type LiveContent, readLive } from '../content/content.ts';
import { type CheckedPlan, publishOrShow } from '../content/publication.ts';
import { findRevision, listRevisionDocuments, listRevisions } from '../content/revision-queries.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler } from '../services.ts';

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

/** Each document of the revision as it was before it, provided that nothing has touched it since. */
async function planRollback(connection: Connection, id: number, live: LiveContent): Promise<CheckedPlan> {
  const after = new Map<string, DocumentState>(live.documents);
  const conflicts: DocumentConflict[] = [];
  const rows = await listRevisionDocuments(connection, id);
  for (const row of rows) {
    const current = live.documents.get(row.slug)?.json ?? null;
    const conflict = await conflictOf(connection, row.slug, row.after_json, current);
    if (conflict) conflicts.push(conflict);
    if (row.before_json === null) after.delete(row.slug);
    else {
      const { before_json: json, before_source: source, before_edited: edited } = row;
      after.set(row.slug, { json, source, edited });
    }
  }
  const filesHashIfNone = (await findRevision(connection, id))?.files_hash_before ?? undefined;
  // Nothing at all is the state of an installation before its first load.
  const slugs = rows.map(({ slug }) => slug);
  const issues = after.size === 0 ? [] : (await checkContent(after, slugs)).issues;
  return { after, conflicts, issues, ...(filesHashIfNone !== undefined && { filesHashIfNone }) };
}
