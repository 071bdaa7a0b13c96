import type { Revision } from '@kodestien/contract/admin/revisions';
import { call } from '../../../../api-client/call.ts';
import { usePages } from '../../../../api-client/use-pages.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { PagedTable } from '../../paged-table.tsx';
import { Person } from '../../person.tsx';
import { When } from '../../when.tsx';
import { backendPaths } from '../use-backend-address.ts';
import { RevisionName } from './revision-name.tsx';

export function RevisionsView() {
  const t = useT();
  const pages = usePages('', (cursor, signal) => call('GET admin_revisions', { cursor }, { signal }));
  return (
    <PagedTable
      caption={t('admin_json_backend.view.revisions')}
      pages={pages}
      keyOf={({ id }) => id}
      nothing={t('admin_json_backend.revisions.none')}
      columns={[
        {
          key: 'revision',
          title: t('admin_json_backend.revision.name'),
          isName: true,
          cell: (revision) => <RevisionName revision={revision} />,
        },
        {
          key: 'at',
          title: t('admin_json_backend.revision.at'),
          width: '10.5rem',
          cell: ({ created_at }) => <When at={created_at} />,
        },
        {
          key: 'by',
          title: t('admin_json_backend.revision.by'),
          width: '9rem',
          cell: ({ by }) => <Person username={by} />,
        },
        {
          key: 'what',
          title: t('admin_json_backend.revision.changes'),
          width: '18%',
          cell: (revision) => <Counts revision={revision} />,
        },
        {
          key: 'actions',
          title: t('admin.actions'),
          isAction: true,
          width: '9rem',
          cell: ({ id }) => (
            <ButtonLink to={backendPaths.revision(id)} size="small">
              {t('admin_json_backend.revision.open')}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function Counts({ revision: { added, changed, removed } }: { revision: Revision }) {
  const t = useT();
  return <>{t('admin_json_backend.revision.counts', { added, changed, removed })}</>;
}
