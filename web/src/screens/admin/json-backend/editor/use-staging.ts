import type { ContentIssue, DocumentConflict } from '@kodestien/contract/issues';
import { useState } from 'react';
import { call } from '../../../../api-client/call.ts';
import { ApiError } from '../../../../api-client/errors.ts';
import { useAction } from '../../../../api-client/use-action.ts';

type Refusal = { issues: ContentIssue[]; conflict: DocumentConflict | null };
export type StagingOutcome = 'staged' | 'removed' | 'unstaged';

const NO_REFUSAL: Refusal = { issues: [], conflict: null };

/** Staging a document, or its removal. Being refused with reasons is an answer, not a failure. */
export function useStaging(slug: string, onStaged: (outcome: StagingOutcome) => void) {
  const { busy, failure, run, forgetFailure } = useAction();
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [done, setDone] = useState<StagingOutcome | null>(null);

  function attempt(work: () => Promise<void>, outcome: StagingOutcome) {
    setRefusal(NO_REFUSAL);
    setDone(null);
    void run(async () => {
      try {
        await work();
        setDone(outcome);
        onStaged(outcome);
      } catch (error) {
        const refused = error instanceof ApiError ? asRefusal(error) : null;
        if (!refused) throw error;
        setRefusal(refused);
      }
    });
  }

  return {
    busy,
    failure,
    ...refusal,
    done,
    stage: (json: string, base_sha256: string | null) =>
      attempt(async () => void (await call('POST admin_json_back_add', { json, base_sha256 })), 'staged'),
    remove: () => attempt(async () => void (await call('POST admin_json_back_remove', { slug })), 'removed'),
    unstage: () =>
      attempt(async () => void (await call('POST admin_json_back_remove', { slug, unstage: true })), 'unstaged'),
    /** The text has changed: what was said of the old one no longer holds. */
    forget: () => {
      if (refusal !== NO_REFUSAL) setRefusal(NO_REFUSAL);
      if (done) setDone(null);
      if (failure !== null) forgetFailure();
    },
  };
}

function asRefusal({ code, issues, conflicts }: ApiError): Refusal | null {
  if (code === 'document_invalid') return { issues, conflict: null };
  if (code === 'stage_stale') return { issues: [], conflict: conflicts[0] ?? null };
  return null;
}
