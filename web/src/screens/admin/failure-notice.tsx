import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';

/** What went wrong, in words, and the way to try again where trying again may help. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const errorMessage = useErrorMessage();
  return <RetryNotice onRetry={onRetry}>{errorMessage(error)}</RetryNotice>;
}
