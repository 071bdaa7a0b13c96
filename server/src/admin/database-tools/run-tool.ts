import type { Backup, TOOL_STEPS, ToolOutcome } from '@kodestien/contract/admin/database-tools';
import {
  type AuditAction,
  CONFIRM_WORDS,
  type ConfirmedCall,
  type RevisionKind,
} from '@kodestien/contract/admin/rules';
import type { Caller } from '../../http/caller.ts';
import { ProblemError } from '../../http/problem.ts';
import { changesBetween, type LiveContent, readLive, type StateChange, slugsOf } from '../content/content.ts';
import { publish } from '../content/publish.ts';
import type { AdminServices } from '../services.ts';
import type { ToolPlan } from './plans.ts';

export type Tool = {
  action: AuditAction;
  kind: RevisionKind;
  plan(live: LiveContent): Promise<ToolPlan>;
  /** Issues that do not prevent it: old documents with a broken link are better than none. */
  toleratesIssues?: boolean;
};

type ToolRequest = { dry_run?: boolean | undefined; confirm?: string | undefined };

/** Shows what a tool would do, or does it: with the word that says so, and with a backup of what it replaces. */
export async function runTool(
  services: AdminServices,
  caller: Caller,
  tool: Tool,
  request: ToolRequest,
): Promise<ToolOutcome> {
  const word = confirmWordOf(tool.action);
  const steps = new StepWatch();
  const plan = async (live: LiveContent) => {
    const planned = await tool.plan(live);
    steps.done('check');
    return planned;
  };
  if (request.dry_run) {
    const live = await readLive(services.connection);
    steps.done('read');
    const planned = await plan(live);
    const changes =
      planned.issues.length > 0 && !tool.toleratesIssues ? [] : changesBetween(live.documents, planned.after);
    return outcome(planned, changes, { dry_run: true, confirm: word, backup: null, revision_id: null }, steps);
  }
  if (word !== null && request.confirm !== word) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'confirm', code: 'confirm_wrong' }] });
  }
  const published = await publish(services, caller, {
    kind: tool.kind,
    action: tool.action,
    withBackup: true,
    onStep: (step) => steps.done(step),
    plan: async (live) => {
      steps.done('read');
      const planned = await plan(live);
      if (planned.issues.length > 0 && !tool.toleratesIssues) {
        throw new ProblemError('content_invalid', { issues: planned.issues });
      }
      return planned;
    },
  });
  const { backup, revisionId: revision_id } = published;
  return outcome(published.plan, published.changes, { dry_run: false, confirm: word, backup, revision_id }, steps);
}

type Result = { dry_run: boolean; confirm: string | null; backup: Backup | null; revision_id: number | null };

function outcome(plan: ToolPlan, changes: readonly StateChange[], result: Result, steps: StepWatch): ToolOutcome {
  const slugs = slugsOf(changes);
  const unchanged = plan.after.size - slugs.added.length - slugs.changed.length;
  return { ...result, ...slugs, kept: plan.kept, unchanged, issues: plan.issues, steps: steps.steps };
}

function confirmWordOf(action: AuditAction): string | null {
  return Object.hasOwn(CONFIRM_WORDS, action) ? CONFIRM_WORDS[action as ConfirmedCall] : null;
}

/** How long each part of a tool's work took. A part that had to be done again counts once, with its last time. */
class StepWatch {
  readonly #took = new Map<(typeof TOOL_STEPS)[number], number>();
  #since = performance.now();

  done(step: (typeof TOOL_STEPS)[number]): void {
    const now = performance.now();
    this.#took.set(step, Math.round(now - this.#since));
    this.#since = now;
  }

  get steps(): ToolOutcome['steps'] {
    return [...this.#took].map(([step, took_ms]) => ({ step, took_ms }));
  }
}
