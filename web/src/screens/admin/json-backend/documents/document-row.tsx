import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { DocIcon } from '../../../../layout/doc-icon.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Link } from '../../../../ui/link.tsx';
import { ChangeBadge } from '../changes/change-badge.tsx';
import styles from '../json-backend.module.css';
import { backendPaths } from '../use-backend-address.ts';

export function DocumentRow({ entry }: { entry: DocumentEntry }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, tittel, icon, parent, blocks, live, edited, staged } = entry;
  return (
    <Link
      to={backendPaths.document(slug)}
      className={styles.document}
      data-lesson={parent !== null || undefined}
      data-removed={staged === 'removed' || undefined}
    >
      <DocIcon icon={icon} />
      <span>
        <span className={styles.title}>{tittel[lang]}</span>
        <span className={styles.slug}>{slug}</span>
      </span>
      <span className={styles.marks}>
        {staged && <ChangeBadge kind={staged} isStaged />}
        {!live && !staged && <Badge>{t('admin_json_backend.not_live')}</Badge>}
        {edited && <Badge tone="mark">{t('admin_json_backend.edited')}</Badge>}
        <span className={styles.soft}>{t('admin_json_backend.blocks', { blocks })}</span>
      </span>
    </Link>
  );
}
