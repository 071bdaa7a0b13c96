import 'messages:oidc';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { publicConfig } from '../../public-config.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './provider-button.module.css';
import { goToProvider } from './provider-trip.ts';

type ProviderButtonProps = {
  /** The page to come back to after signing in; null for the usual one. */
  from: string | null;
  variant?: 'primary' | 'secondary';
  /** What it says: that one signs in, or that one goes on. */
  says?: 'oidc.signin' | 'oidc.signup' | undefined;
};

/** The way to the provider, where there is one. */
export function ProviderButton({ from, variant = 'secondary', says = 'oidc.signin' }: ProviderButtonProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const name = publicConfig.oidc_name;
  return (
    <>
      <Button
        variant={variant}
        size="large"
        wide
        loading={busy}
        onClick={() => void run(() => goToProvider(() => call('POST oidc_start'), from))}
      >
        {t(says, { name })}
      </Button>
      {failure !== null && (
        <Notice tone="bad" live title={t('oidc.not_started', { name })}>
          {errorMessage(failure)}
        </Notice>
      )}
    </>
  );
}

/** Under a form: the other way, where there is one. */
export function OrProvider({ says, from }: Pick<ProviderButtonProps, 'says' | 'from'>) {
  const t = useT();
  if (publicConfig.oidc_name === '') return null;
  return (
    <div className={styles.other}>
      <p className={styles.or}>{t('oidc.or')}</p>
      <ProviderButton from={from} says={says} />
    </div>
  );
}
