import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import styles from '../profil-set-screen.module.css';
import { EmailForm } from './email-form.tsx';

export function EmailGroup() {
  const t = useT();
  // The link is opened in another tab, or on a phone: when the person comes back here it may have moved.
  const { data, error, askAgain } = useAnswer('', (signal) => call('GET user_email', {}, { signal }), {
    asksOnReturn: true,
  });
  if (!data) return <NotLoaded error={error} onRetry={askAgain} />;
  return (
    <>
      <dl className={styles.fact}>
        <dt>{t('profil_set.email.present')}</dt>
        <dd>{data.email || t('profil_set.email.none')}</dd>
      </dl>
      {data.email_pending !== null && (
        <Notice tone="warn" live title={t('profil_set.email.pending', { email: data.email_pending })}>
          {data.email ? t('profil_set.email.pending_text', { email: data.email }) : t('profil_set.email.pending_first')}
        </Notice>
      )}
      <EmailForm present={data.email} onAsked={askAgain} />
    </>
  );
}
