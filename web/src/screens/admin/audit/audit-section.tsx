import 'messages:admin-audit';
import type { AuditEntry } from '@kodestien/contract/admin/audit';
import { adminAudit } from '../../../api-client/admin-system.ts';
import { useT } from '../../../i18n/use-t.ts';
import { PagedTable } from '../paged-table.tsx';
import { Person } from '../person.tsx';
import { usePages } from '../use-pages.ts';
import { When } from '../when.tsx';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { Details } from './details.tsx';
import { queryOf, useAuditFilter } from './use-audit-filter.ts';

export default function AuditSection() {
  const t = useT();
  const { filter, isFiltered, change, clear } = useAuditFilter();
  const pages = usePages(JSON.stringify(filter), (cursor, signal) =>
    adminAudit({ ...queryOf(filter), cursor }, signal),
  );
  return (
    <div className={styles.audit}>
      <AuditFilters filter={filter} isFiltered={isFiltered} onChange={change} onClear={clear} />
      <PagedTable
        caption={t('admin.section.audit')}
        pages={pages}
        keyOf={({ id }) => id}
        nothing={isFiltered ? t('admin_audit.none_found') : t('admin_audit.none')}
        columns={[
          { key: 'at', title: t('admin_audit.at'), width: '10.5rem', cell: ({ at }) => <When at={at} /> },
          {
            key: 'actor',
            title: t('admin_audit.actor'),
            width: '9rem',
            cell: ({ actor }) => <Person username={actor.username} />,
          },
          {
            key: 'action',
            title: t('admin_audit.action'),
            isName: true,
            width: '30%',
            cell: (entry) => <Action entry={entry} />,
          },
          { key: 'details', title: t('admin_audit.details'), cell: (entry) => <Details entry={entry} /> },
        ]}
      />
    </div>
  );
}

function Action({ entry }: { entry: AuditEntry }) {
  const t = useT();
  return (
    <span className={styles.action}>
      {t(`admin_audit.action.${entry.action}`)}
      <code>{entry.action}</code>
    </span>
  );
}
