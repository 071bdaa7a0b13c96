import { useUser } from '../../account/user-context.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Link } from '../../ui/link.tsx';
import { TMark } from '../../ui/t-mark.tsx';
import { crumbsFor } from './crumbs.ts';
import styles from './path-indicator.module.css';

/** The way here from home, as a dotted trail with a red T where the visitor is. */
export function PathIndicator() {
  const t = useT();
  const lang = useHumanLang();
  const pathname = useAppSelector(({ path }) => path.pathname);
  const doc_arr = useAppSelector(({ doc }) => doc.doc_arr);
  const doc_current = useAppSelector(({ doc }) => doc.doc_current);
  const named = useAppSelector(({ path }) => path.named);
  const { user } = useUser();
  const crumbs = crumbsFor(pathname, { t, lang, doc_arr, doc_current, named });
  const here = crumbs.length - 1;
  return (
    <nav
      className={styles.path}
      aria-label={t('layout.path')}
      // On the map of the front page, which only visitors see, it takes no room.
      data-home={(here === 0 && !user) || undefined}
    >
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label} className={styles.crumb}>
            {index === here || !to ? (
              <span className={styles.here} aria-current={index === here ? 'page' : undefined}>
                <TMark size={14} />
                <span className={styles.label}>{label}</span>
              </span>
            ) : (
              <Link to={to} className={styles.link}>
                <span className={styles.label}>{label}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
