import 'messages:oidc';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dropTicket, goToProvider, storedTicket } from '../../account/oidc/provider-trip.ts';
import { call } from '../../api-client/call.ts';
import { useAction } from '../../api-client/use-action.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { publicConfig } from '../../public-config.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type ConfirmWithProviderProps = {
  onChange: (ticket: string) => void;
  issue: 'missing' | 'wrong' | null;
};

/** Where others type their password: someone without one signs in with the provider once more. */
export function ConfirmWithProvider({ onChange, issue }: ConfirmWithProviderProps) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { pathname } = useLocation();
  const { busy, failure, run } = useAction();
  const [ticket, setTicket] = useState(storedTicket);
  const name = publicConfig.oidc_name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form has is what was stored here
  useEffect(() => {
    if (ticket !== null) onChange(ticket);
  }, [ticket]);
  useEffect(() => {
    if (issue !== 'wrong') return;
    dropTicket();
    setTicket(null);
  }, [issue]);
  if (ticket !== null) {
    return (
      <Notice tone="good" live>
        {t('oidc.confirm.done', { name })}
      </Notice>
    );
  }
  return (
    <div className="stack gap-1">
      <p className="strong">{t('oidc.confirm.label')}</p>
      <p className="soft">{t('oidc.confirm.text', { name })}</p>
      <div>
        <Button
          name="password_current"
          loading={busy}
          onClick={() => void run(() => goToProvider(() => call('POST oidc_start_confirm'), pathname))}
        >
          {t('oidc.confirm.go', { name })}
        </Button>
      </div>
      {issue !== null && (
        <Notice tone="bad">{t(issue === 'wrong' ? 'oidc.confirm.wrong' : 'oidc.confirm.missing')}</Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" live title={t('oidc.not_started', { name })}>
          {errorMessage(failure)}
        </Notice>
      )}
    </div>
  );
}
