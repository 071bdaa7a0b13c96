import type { Backup } from '@kodestien/contract/admin/database-tools';
import { useState } from 'react';
import { call } from '../../../api-client/call.ts';
import { download } from '../../../api-client/download.ts';
import { saveFile } from '../../../api-client/save-file.ts';
import { useActions } from '../../../api-client/use-actions.ts';
import type { Pages } from '../../../api-client/use-pages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { byteSize } from '../byte-size.ts';
import { Checksum } from '../checksum.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { PagedTable } from '../paged-table.tsx';
import { Person } from '../person.tsx';
import { SectionPart } from '../section-part.tsx';
import { When } from '../when.tsx';
import styles from './db-tools.module.css';
import { ToolDialog } from './tool-dialog.tsx';

export function Backups({ backups }: { backups: Pages<Backup> }) {
  const t = useT();
  const { number } = useFormat();
  const downloads = useActions();
  const [restoring, setRestoring] = useState<Backup | null>(null);
  return (
    <SectionPart title={t('admin_db_tools.backups')} text={t('admin_db_tools.backups.text')}>
      {downloads.failure !== null && <FailureNotice error={downloads.failure} />}
      <PagedTable
        caption={t('admin_db_tools.backups')}
        pages={backups}
        keyOf={({ id }) => id}
        nothing={t('admin_db_tools.backups.none')}
        columns={[
          {
            key: 'at',
            title: t('admin_db_tools.backup.at'),
            cell: ({ created_at }) => <When at={created_at} />,
            isName: true,
          },
          { key: 'reason', title: t('admin_db_tools.backup.reason'), cell: ({ reason }) => <code>{reason}</code> },
          { key: 'by', title: t('admin_db_tools.backup.by'), cell: ({ by }) => <Person username={by} /> },
          {
            key: 'documents',
            title: t('admin_db_tools.backup.documents'),
            align: 'end',
            cell: ({ documents, bytes }) => `${number(documents)} (${byteSize(bytes, number)})`,
          },
          { key: 'sha256', title: 'SHA-256', cell: ({ sha256 }) => <Checksum sha256={sha256} /> },
          {
            key: 'actions',
            title: t('admin.actions'),
            isAction: true,
            cell: (backup) => (
              <span className={styles.actions}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={glyphs.download}
                  loading={downloads.isBusy(backup.id)}
                  onClick={() =>
                    void downloads.run(backup.id, async () =>
                      saveFile(backup.file, await download('GET admin_backup/{id}', { id: backup.id })),
                    )
                  }
                >
                  {t('admin.download')}
                </Button>
                <Button size="small" icon={glyphs.undo} onClick={() => setRestoring(backup)}>
                  {t('admin_db_tools.restore')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {restoring && (
        <ToolDialog
          title={t('admin_db_tools.restore.title')}
          text={t('admin_db_tools.restore.text')}
          submit={t('admin_db_tools.restore.submit')}
          call={(body, signal) =>
            call('POST admin_backup_restore', { ...body, id: restoring.id, sha256: restoring.sha256 }, { signal })
          }
          onDone={backups.askAgain}
          onClose={() => setRestoring(null)}
        />
      )}
    </SectionPart>
  );
}
