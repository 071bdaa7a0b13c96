import { useOnline } from '../../document/use-online.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function DocumentFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const isOnline = useOnline();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('doc.failed.title')}
        action={
          <Button variant="primary" onClick={retry}>
            {t('app.try_again')}
          </Button>
        }
      >
        <p>{isOnline ? errorMessage(error) : t('doc.failed.offline')}</p>
      </EmptyState>
    </div>
  );
}
