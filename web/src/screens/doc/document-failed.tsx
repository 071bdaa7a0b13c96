import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { useOnline } from '../../lesson/document/use-online.ts';
import { FailedPage } from '../../loading/failed-page.tsx';

export function DocumentFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <FailedPage level={1} title={t('doc.failed.title')} onRetry={retry}>
      {useOnline() ? errorMessage(error) : t('doc.failed.offline')}
    </FailedPage>
  );
}
