import type { Publication } from '@kodestien/contract/admin/json-backend';
import { TEXT_MEDIUM_MAX } from '@kodestien/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../../api-client/errors.ts';
import { useAction } from '../../../../api-client/use-action.ts';
import { useAnswer } from '../../../../api-client/use-answer.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { FailureNotice } from '../../failure-notice.tsx';
import { IssueList } from '../../issue-list.tsx';
import { usePublished } from '../../use-published.ts';
import { Conflict } from '../changes/conflict.tsx';
import { DocumentChanges } from '../changes/document-changes.tsx';
import { backendPaths } from '../use-backend-address.ts';
import styles from './stage.module.css';

type PublicationDialogProps = {
  title: string;
  text: string;
  submit: string;
  call: (body: { dry_run?: boolean; note?: string }, signal?: AbortSignal) => Promise<Publication>;
  onPublished: (revision_id: number) => void;
  onClose: () => void;
};

/** Tries first and shows everything that would change; publishes on request, all of it or nothing. */
export function PublicationDialog({ title, text, submit, call, onPublished, onClose }: PublicationDialogProps) {
  const t = useT();
  const formId = useId();
  const published = usePublished();
  const trial = useAnswer('', (signal) => call({ dry_run: true }, signal));
  const { busy, failure, run } = useAction();
  const [note, setNote] = useState('');
  const plan = trial.status === 'loaded' ? trial.data : null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const { revision_id } = await call(note.trim() ? { note: note.trim() } : {});
      published();
      if (revision_id !== null) onPublished(revision_id);
    });
  }

  return (
    <Dialog
      wide
      title={title}
      closeLabel={t('admin.close')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {t('admin.cancel')}
          </Button>
          {plan?.publishable && (
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      {plan?.publishable !== false && <p className={styles.lead}>{text}</p>}
      {trial.status === 'loading' && (
        <div role="status" className={styles.plan}>
          <p>{t('admin_json_backend.checking')}</p>
          <Skeleton height="6rem" shape="block" />
        </div>
      )}
      {trial.status === 'failed' && <TrialFailure error={trial.error} onRetry={trial.askAgain} />}
      {plan && (
        <form id={formId} className={styles.plan} noValidate onSubmit={onSubmit}>
          <PublicationPlan plan={plan} />
          {plan.publishable && (
            <Field
              name="note"
              label={t('admin_json_backend.note')}
              hint={t('admin_json_backend.note.hint')}
              value={note}
              onChange={setNote}
              maxLength={TEXT_MEDIUM_MAX}
              autoComplete="off"
              disabled={busy}
            />
          )}
          {failure !== null && <TrialFailure error={failure} />}
        </form>
      )}
    </Dialog>
  );
}

/** A refusal brings along what was wrong, or what others did meanwhile. */
function TrialFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <>
      <FailureNotice error={error} onRetry={onRetry} />
      {error instanceof ApiError && <PublicationFindings findings={error} />}
    </>
  );
}

type Findings = Pick<Publication, 'issues' | 'conflicts'>;

/** What publishing would change, and what is in its way. */
function PublicationPlan({ plan }: { plan: Publication }) {
  const t = useT();
  return (
    <>
      {plan.publishable && <Notice tone="good">{t('admin_json_backend.publishable')}</Notice>}
      <PublicationFindings findings={plan} />
      <DocumentChanges changes={plan.changes} />
    </>
  );
}

function PublicationFindings({ findings: { issues, conflicts } }: { findings: Findings }) {
  const t = useT();
  return (
    <>
      {issues.length > 0 && (
        <>
          <Notice tone="bad" title={t('admin_json_backend.issues', { issues: issues.length })}>
            {t('admin_json_backend.issues.text')}
          </Notice>
          <IssueList
            issues={issues}
            placeOf={({ slug }) =>
              slug === null ? t('admin.issue.whole') : <TextLink to={backendPaths.document(slug)}>{slug}</TextLink>
            }
          />
        </>
      )}
      {conflicts.map((conflict) => (
        <Conflict key={conflict.slug} conflict={conflict} />
      ))}
    </>
  );
}
