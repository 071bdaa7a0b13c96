import { adminJsonBackPush } from '../../../../api-client/admin-json-backend.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { PublicationDialog } from './publication-dialog.tsx';

type PushDialogProps = { onPublished: (revision_id: number) => void; onClose: () => void };

export function PushDialog(props: PushDialogProps) {
  const t = useT();
  return (
    <PublicationDialog
      {...props}
      title={t('admin_json_backend.push.title')}
      text={t('admin_json_backend.push.text')}
      submit={t('admin_json_backend.push.submit')}
      call={adminJsonBackPush}
    />
  );
}
