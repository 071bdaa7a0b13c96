import type { AnswerOf } from '@kodestien/contract/calls';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './overview.module.css';

type Figure = {
  key: MessageKey;
  value: number;
  note?: string | undefined;
  to: string;
  needsCare?: boolean | undefined;
};

/** The numbers that one looks for first; each leads to where something can be done about it. */
export function Figures({ overview }: { overview: AnswerOf<'GET admin_overview'> }) {
  const t = useT();
  const { number } = useFormat();
  const { users, sign_ins, learning, mail, content } = overview;
  const figures: Figure[] = [
    {
      key: 'admin_overview.users',
      value: users.total,
      note: t('admin_overview.users.note', { unconfirmed: users.unconfirmed, locked: users.locked }),
      to: paths.adminSection('users'),
    },
    { key: 'admin_overview.sign_ins_today', value: sign_ins.today, to: paths.adminSection('users') },
    { key: 'admin_overview.exercises_solved', value: learning.exercises_solved, to: paths.userProfilList },
    {
      key: 'admin_overview.documents',
      value: content.documents,
      note: t('admin_overview.documents.note', { comments: content.comments, staged: content.staged }),
      to: paths.adminSection('json_backend'),
    },
    { key: 'admin_overview.mail_waiting', value: mail.waiting, to: `${paths.adminSection('email')}?state=waiting` },
    {
      key: 'admin_overview.mail_failed',
      value: mail.failed,
      to: `${paths.adminSection('email')}?state=failed`,
      needsCare: mail.failed > 0,
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ key, value, note, to, needsCare }) => (
        <li key={key}>
          <Link to={to} className={styles.figure} data-care={needsCare || undefined}>
            <span className={styles.label}>{t(key)}</span>
            <span className={styles.value}>{number(value)}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
