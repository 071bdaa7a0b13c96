import type { Publication } from '@kodestien/contract/admin/json-backend';
import type { ErrorCode } from '@kodestien/contract/errors';
import type { ContentIssue, DocumentConflict } from '@kodestien/contract/issues';
import type { Caller } from '../../http/caller.ts';
import { ProblemError } from '../../http/problem.ts';
import type { AdminServices } from '../services.ts';
import { changesBetween, describeChanges, readLive, type StateChange } from './content.ts';
import { type Plan, type Publishing, publish } from './publish.ts';

/** A plan, and why it cannot be published. */
export type CheckedPlan = Plan & { issues: ContentIssue[]; conflicts: DocumentConflict[] };

/** Shows what a push or a rollback would publish and what prevents it; or publishes it, if nothing does. */
export async function publishOrShow<P extends CheckedPlan>(
  services: AdminServices,
  caller: Caller,
  dryRun: boolean | undefined,
  staleCode: ErrorCode,
  publishing: Publishing<P>,
): Promise<Publication> {
  if (dryRun) {
    const live = await readLive(services.connection);
    const plan = await publishing.plan(live);
    return publication(plan, changesBetween(live.documents, plan.after), null);
  }
  const { plan, changes, revisionId } = await publish(services, caller, {
    ...publishing,
    plan: async (live) => refuseInvalid(await publishing.plan(live), staleCode),
  });
  return { ...publication(plan, changes, revisionId), dry_run: false };
}

function publication(plan: CheckedPlan, changes: readonly StateChange[], revision_id: number | null): Publication {
  const { issues, conflicts } = plan;
  return {
    dry_run: true,
    publishable: issues.length === 0 && conflicts.length === 0,
    changes: describeChanges(changes),
    issues,
    conflicts,
    revision_id,
  };
}

/** Conflicts first: who has to look at what others did may have other issues afterwards. */
function refuseInvalid<P extends CheckedPlan>(plan: P, staleCode: ErrorCode): P {
  const { issues, conflicts } = plan;
  if (conflicts.length > 0) throw new ProblemError(staleCode, { conflicts });
  if (issues.length > 0) throw new ProblemError('content_invalid', { issues });
  return plan;
}
