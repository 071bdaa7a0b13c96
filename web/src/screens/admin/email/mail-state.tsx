import type { OutboxMail } from '@kodestien/contract/admin/mail';
import type { OutboxState } from '@kodestien/contract/admin/rules';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './email.module.css';

const TONES = {
  waiting: 'info',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
  cancelled: 'plain',
} as const satisfies Record<OutboxState, string>;

export function MailState({ mail }: { mail: OutboxMail }) {
  const t = useT();
  const { dateAndTime } = useFormat();
  const { state, attempts, sent_at, next_attempt_at, last_error } = mail;
  return (
    <>
      <Badge tone={TONES[state]}>{t(`admin_email.state.${state}`)}</Badge>
      <span className={styles.soft}>
        {t('admin_email.attempts', { attempts })}
        {sent_at !== null && `, ${dateAndTime(sent_at)}`}
        {state === 'waiting' &&
          next_attempt_at !== null &&
          `, ${t('admin_email.next_attempt', { at: dateAndTime(next_attempt_at) })}`}
      </span>
      {last_error && <span className={styles.error}>{last_error}</span>}
    </>
  );
}
