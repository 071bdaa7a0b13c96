import type { Revision } from '@kodestien/contract/admin/revisions';
import { useT } from '../../../../i18n/use-t.ts';
import { Badge } from '../../../../ui/badge.tsx';
import styles from './revisions.module.css';

export function RevisionName({ revision: { id, kind, note, rolled_back_by } }: { revision: Revision }) {
  const t = useT();
  return (
    <span className={styles.name}>
      <span>
        {t('admin_json_backend.revision', { id })}: {t(`admin_json_backend.revision.kind.${kind}`)}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {rolled_back_by !== null && (
        <span>
          <Badge tone="warn">{t('admin_json_backend.revision.rolled_back_by', { id: rolled_back_by })}</Badge>
        </span>
      )}
    </span>
  );
}
