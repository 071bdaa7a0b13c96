import type { MailTrial } from '@kodestien/contract/admin/mail';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './email.module.css';

export function TrialAnswer({ answer }: { answer: MailTrial }) {
  const t = useT();
  const { number } = useFormat();
  const ms = number(answer.took_ms);
  return (
    <Notice
      tone={answer.sent ? 'good' : 'bad'}
      live
      title={answer.sent ? t('admin_email.sent', { subject: answer.subject }) : t('admin_email.not_sent')}
    >
      <p>{t(`admin_email.transport.${answer.transport}`, { ms })}</p>
      <pre className={styles.answer}>{answer.sent ? answer.answer : answer.error}</pre>
    </Notice>
  );
}
