import type { ToolOutcome } from '@kodestien/contract/admin/database-tools';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../api-client/errors.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { IssueList } from '../issue-list.tsx';
import { usePublished } from '../use-published.ts';
import styles from './db-tools.module.css';
import { Outcome } from './outcome.tsx';
import type { ToolCall } from './tools.ts';

type ToolDialogProps = {
  title: string;
  text: string;
  submit: string;
  call: ToolCall;
  onDone: () => void;
  onClose: () => void;
};

/** First what would change, then the word that says one means it, then what became of it. */
export function ToolDialog({ title, text, submit, call, onDone, onClose }: ToolDialogProps) {
  const t = useT();
  const formId = useId();
  const published = usePublished();
  const trial = useAnswer('', (signal) => call({ dry_run: true }, signal));
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState<ToolOutcome | null>(null);
  const plan = trial.status === 'loaded' ? trial.data : null;
  const word = plan?.confirm ?? null;
  const isMeant = word === null || typed.trim() === word;
  const mayRun = plan !== null && plan.issues.length === 0 && hasWork(plan);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMeant) return;
    void run(async () => {
      setDone(await call(word === null ? {} : { confirm: word }));
      published();
      onDone();
    });
  }

  return (
    <Dialog
      title={title}
      closeLabel={t('admin.close')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant={done ? 'secondary' : 'quiet'} onClick={onClose} disabled={busy}>
            {done ? t('admin.close') : t('admin.cancel')}
          </Button>
          {!done && mayRun && (
            <Button
              type="submit"
              form={formId}
              variant={word === null ? 'primary' : 'danger'}
              armed={word !== null && isMeant}
              loading={busy}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      <p className="soft">{text}</p>
      {trial.status === 'loading' && <OutcomePlaceholder />}
      {trial.status === 'failed' && <FailureNotice error={trial.error} onRetry={trial.askAgain} />}
      {done && <Outcome outcome={done} />}
      {plan && !done && (
        <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
          <Outcome outcome={plan} />
          {mayRun && word !== null && (
            <Field
              name="confirm"
              label={t('admin_db_tools.confirm', { word })}
              hint={t('admin_db_tools.confirm.hint')}
              value={typed}
              onChange={setTyped}
              error={tried && !isMeant ? t('admin_db_tools.confirm.wrong', { word }) : null}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              disabled={busy}
            />
          )}
          {busy && <Running />}
          {failure !== null && <FailureNotice error={failure} />}
          {failure instanceof ApiError && failure.issues.length > 0 && <IssueList issues={failure.issues} />}
        </form>
      )}
    </Dialog>
  );
}

function hasWork({ added, changed, removed }: ToolOutcome): boolean {
  return added.length + changed.length + removed.length > 0;
}

function OutcomePlaceholder() {
  const t = useT();
  return (
    <div className={styles.outcome} role="status">
      <VisuallyHidden>{t('admin_db_tools.looking')}</VisuallyHidden>
      <Skeleton width="60%" height="1.5em" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </div>
  );
}

/** The server reads, checks, backs up and writes in one go and answers at the end; how far it is, only it knows. */
function Running() {
  const t = useT();
  return (
    <div className={styles.running} role="status">
      <span>{t('admin_db_tools.running.text')}</span>
      <progress className={styles.bar} aria-label={t('admin_db_tools.running')} />
    </div>
  );
}
