import { useState } from 'react';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './profil-set-screen.module.css';

export function NotificationsGroup() {
  const t = useT();
  const errorMessage = useErrorMessage();
  const stored = useAnswer('', (signal) => call('GET user_profil_varsler', {}, { signal }));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  const { failure, run } = useAction();
  if (!stored.data) return <NotLoaded error={stored.error} onRetry={stored.askAgain} />;
  const comments = chosen ?? stored.data.comments;

  function choose(requested: boolean) {
    setSaved(false);
    void run(async () => {
      setChosen(requested);
      try {
        setChosen((await call('POST user_profil_varsler', { comments: requested })).comments);
        setSaved(true);
      } catch (error) {
        setChosen(comments);
        throw error;
      }
    });
  }

  return (
    <div className={styles.section}>
      <CheckboxField
        label={t('profil_set.notifications.comments')}
        hint={t('profil_set.notifications.comments_hint')}
        checked={comments}
        onChange={choose}
      />
      <CheckboxField
        label={t('profil_set.notifications.password_changes')}
        hint={t('profil_set.notifications.password_changes_hint')}
        checked
        disabled
        onChange={() => {}}
      />
      {saved && (
        <Notice tone="good" live>
          {comments ? t('profil_set.notifications.on') : t('profil_set.notifications.off')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('profil_set.not_saved')}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
