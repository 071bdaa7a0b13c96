import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import styles from './account-links.module.css';

/** What a signed-in person finds under their picture. */
export function AccountLinks({ username, onFollow }: { username: string; onFollow: () => void }) {
  const t = useT();
  const { signout } = useUser();
  return (
    <ul className={styles.links}>
      <li>
        <Link to={paths.profilDisp(username)} className={styles.item} onClick={onFollow}>
          {t('layout.profile')}
        </Link>
      </li>
      <li>
        <Link to={paths.profilSet} className={styles.item} onClick={onFollow}>
          {t('layout.settings')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            onFollow();
            signout();
          }}
        >
          {t('layout.signout')}
        </button>
      </li>
    </ul>
  );
}
