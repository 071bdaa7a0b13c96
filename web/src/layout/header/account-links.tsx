import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './account-links.module.css';
import { useAdminGates } from './use-admin-gates.ts';

/** What a signed-in person finds under their picture. Following a link closes what holds them. */
export function AccountLinks({ username }: { username: string }) {
  const t = useT();
  const { signout } = useUser();
  const { adminRoute } = useAdminGates();
  return (
    <ul className="stack">
      <li>
        <Link to={paths.profilDisp(username)} className={styles.item}>
          {t('layout.profile')}
        </Link>
      </li>
      <li>
        <Link to={paths.profilSet} className={styles.item}>
          {t('layout.settings')}
        </Link>
      </li>
      {adminRoute && (
        <li>
          <Link to={paths.admin} className={styles.item}>
            {t('layout.admin')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={styles.item} onClick={signout}>
          {t('layout.signout')}
        </button>
      </li>
    </ul>
  );
}
