import { call } from '../../../../api-client/call.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { PublicationDialog } from '../stage/publication-dialog.tsx';

type RollbackDialogProps = { id: number; onRolledBack: (by: number) => void; onClose: () => void };

export function RollbackDialog({ id, onRolledBack, onClose }: RollbackDialogProps) {
  const t = useT();
  return (
    <PublicationDialog
      title={t('admin_json_backend.roll_back.title', { id })}
      text={t('admin_json_backend.roll_back.text')}
      submit={t('admin_json_backend.roll_back.submit')}
      call={(body, signal) => call('POST admin_revision_rollback', { ...body, id }, { signal })}
      onPublished={onRolledBack}
      onClose={onClose}
    />
  );
}
