import { call, PROOF_TIMEOUT_MS } from '../../../../api-client/call.ts';
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
      call={(body, signal) => call('POST admin_json_back_push', body, { signal, timeoutMs: PROOF_TIMEOUT_MS })}
    />
  );
}
