import type { AdminUser } from '@kodestien/contract/admin/users';
import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './users.module.css';

/** What matters most first: where there is room for one, that one is seen. */
export function UserStates({ user }: { user: AdminUser }) {
  const t = useT();
  return (
    <span className={styles.states}>
      {user.locked_at !== null && <Badge tone="bad">{t('admin_users.locked')}</Badge>}
      {user.deleted_at !== null && <Badge tone="warn">{t('admin_users.deleted')}</Badge>}
      {user.confirmed_at === null && <Badge tone="warn">{t('admin_users.unconfirmed')}</Badge>}
      {user.teacher_asked_at !== null && <Badge tone="warn">{t('admin_users.teacher_asked')}</Badge>}
      {user.is_teacher && <Badge tone="mark">{t('admin_users.teacher')}</Badge>}
      {user.is_superuser && <Badge tone="mark">{t('admin_users.superuser')}</Badge>}
      {user.confirmed_at !== null && <Badge tone="good">{t('admin_users.confirmed')}</Badge>}
    </span>
  );
}
