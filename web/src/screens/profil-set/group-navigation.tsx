import { useT } from '../../i18n/use-t.ts';
import { ACCOUNT_GROUPS, type AccountGroup, MORE_ACCOUNT_GROUPS, paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import styles from './group-navigation.module.css';

/** The groups in a column; the red T stands at the one that is shown. */
export function GroupNavigation({ shown }: { shown: AccountGroup }) {
  const t = useT();
  return (
    <nav className={styles.navigation} aria-label={t('profil_set.title')}>
      <p className={styles.title}>{t('profil_set.title')}</p>
      {[ACCOUNT_GROUPS, MORE_ACCOUNT_GROUPS].map((groups) => (
        <ul key={groups[0]} className={styles.links}>
          {groups.map((group) => (
            <li key={group}>
              <Link
                to={paths.profilSetGroup(group)}
                className={styles.link}
                aria-current={group === shown ? 'page' : undefined}
              >
                <span className={styles.mark}>{group === shown && <TMark size={16} />}</span>
                {t(`profil_set.${group}`)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
