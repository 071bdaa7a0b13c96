import { ProviderButton } from '../../account/oidc/provider-button.tsx';
import { storedOrigin } from '../../account/oidc/provider-trip.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { Notice } from '../../ui/notice.tsx';

/** What went wrong; and where the provider has to be asked once more, the way there. */
export function TryAgain({ failure, title }: { failure: unknown; title?: string }) {
  const errorMessage = useErrorMessage();
  const isOver = failure instanceof ApiError && failure.code === 'oidc_expired';
  return (
    <Notice tone="bad" live title={title} action={isOver && <ProviderButton from={storedOrigin()?.from ?? null} />}>
      {errorMessage(failure)}
    </Notice>
  );
}
