import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './json-backend.module.css';
import { BACKEND_VIEWS, type BackendView, backendPaths } from './use-backend-address.ts';

export function ViewNavigation({ shown, staged }: { shown: BackendView; staged: number }) {
  const t = useT();
  return (
    <nav aria-label={t('admin.section.json_backend')}>
      <ul className={styles.views}>
        {BACKEND_VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={backendPaths.view(view)}
              className={styles.view}
              aria-current={view === shown ? 'page' : undefined}
            >
              {t(`admin_json_backend.view.${view}`)}
              {view === 'staged' && staged > 0 && <Badge tone="warn">{staged}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
