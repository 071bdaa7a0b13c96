import { type FormEvent, useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import styles from './users.module.css';

const KEEP_AT_FIRST = '3';
const KEEP_MAX = 1000;

/** Removes all dumps but the newest; says how many that would be before it is pressed. */
export function DumpCleanup({ count, onDone }: { count: number; onDone: () => void }) {
  const t = useT();
  const { busy, failure, run } = useAction();
  const [typed, setTyped] = useState(KEEP_AT_FIRST);
  const [removed, setRemoved] = useState<number | null>(null);
  const keep = /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= KEEP_MAX ? Number(typed) : null;
  const going = keep === null ? 0 : Math.max(0, count - keep);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (keep === null || going === 0) return;
    void run(async () => {
      setRemoved((await call('POST admin_user_arr_dump_cleanup_bu', { keep })).removed.length);
      onDone();
    });
  }

  return (
    <form className={styles.cleanup} noValidate onSubmit={onSubmit}>
      <Field
        name="keep"
        inputMode="numeric"
        label={t('admin_users.cleanup.keep')}
        value={typed}
        onChange={setTyped}
        error={keep === null ? t('admin_users.cleanup.wrong', { max: KEEP_MAX }) : null}
        autoComplete="off"
      />
      <Button type="submit" variant="danger" icon="trash" disabled={going === 0} loading={busy}>
        {t('admin_users.cleanup', { going })}
      </Button>
      {removed !== null && (
        <Notice tone="good" live>
          {t('admin_users.cleanup.done', { removed })}
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </form>
  );
}
