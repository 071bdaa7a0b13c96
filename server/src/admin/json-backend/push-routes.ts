import type * as operations from '@kodestien/contract/admin/json-backend';
import type { DocumentConflict } from '@kodestien/contract/issues';
import type { StageRow } from '../../database/admin-tables.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkContent } from '../author/author.ts';
import { proofIssues } from '../author/prove.ts';
import { type DocumentState, type LiveContent, parsed } from '../content/content.ts';
import { type CheckedPlan, publishOrShow } from '../content/publication.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { listStage, removePublished } from './stage-queries.ts';
import { stagedChange } from './staged-change.ts';

type PushPlan = CheckedPlan & { rows: StageRow[] };

export const adminJsonBackPush: AdminHandler<typeof operations.adminJsonBackPush> = (
  { body: { dry_run, note }, caller },
  services,
) =>
  publishOrShow<PushPlan>(services, caller, dry_run, 'stage_stale', {
    kind: 'push',
    action: 'admin_json_back_push',
    note,
    plan: (live) => planPush(services, caller.player.id, live),
    alsoWrite: (transaction, { rows }) => removePublished(transaction, rows),
  });

async function planPush(services: AdminServices, playerId: number, live: LiveContent): Promise<PushPlan> {
  const { connection } = services;
  const rows = await listStage(connection, playerId);
  if (rows.length === 0) throw new ProblemError('nothing_staged');
  const conflicts: DocumentConflict[] = [];
  for (const row of rows) {
    const { conflict } = await stagedChange(connection, row, live);
    if (conflict) conflicts.push(conflict);
  }
  const after = withStage(live, rows);
  const { issues } = await checkContent(
    after,
    rows.map(({ slug }) => slug),
  );
  // Programs are run only when nothing else prevents the push: running them takes longest.
  if (issues.length > 0 || conflicts.length > 0) return { rows, conflicts, after, issues };
  return {
    rows,
    conflicts,
    after,
    issues: await proofIssues(
      services,
      rows.flatMap(({ json }) => parsed(json) ?? []),
    ),
  };
}

/** The live documents with staged ones in their place. They count as edited: loading the files leaves them alone. */
function withStage({ documents }: LiveContent, rows: readonly StageRow[]): Map<string, DocumentState> {
  const after = new Map<string, DocumentState>(documents);
  for (const { slug, json } of rows) {
    if (json === null) after.delete(slug);
    else after.set(slug, { json, source: documents.get(slug)?.source ?? null, edited: 1 });
  }
  return after;
}
