import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What went wrong, in words, and the way to try again where trying again may help. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <Notice
      tone="bad"
      live
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('app.try_again')}
          </Button>
        )
      }
    >
      {errorMessage(error)}
    </Notice>
  );
}
