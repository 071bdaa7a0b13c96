import { call } from '../../api-client/call.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useSavedChoice } from '../../api-client/use-saved-choice.ts';
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
  const { choice, choose, saved, failure } = useSavedChoice(stored.data?.comments, async (comments) => {
    return (await call('POST user_profil_varsler', { comments })).comments;
  });
  if (!stored.data || choice === undefined) return <NotLoaded error={stored.error} onRetry={stored.askAgain} />;

  return (
    <div className={styles.section}>
      <CheckboxField
        label={t('profil_set.notifications.comments')}
        hint={t('profil_set.notifications.comments_hint')}
        checked={choice}
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
          {choice ? t('profil_set.notifications.on') : t('profil_set.notifications.off')}
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
