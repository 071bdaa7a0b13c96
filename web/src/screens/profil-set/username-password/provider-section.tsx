import 'messages:oidc';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../account/form/focus-field.ts';
import { goToProvider } from '../../../account/oidc/provider-trip.ts';
import { useSigninWays } from '../../../account/oidc/use-signin-ways.ts';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { publicConfig } from '../../../public-config.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import styles from '../profil-set-screen.module.css';
import { isWrongPassword, useCurrentPassword } from '../use-current-password.ts';

/** Linked to the provider or not, and the way from the one to the other. */
export function ProviderSection() {
  const t = useT();
  const { data, askAgain } = useSigninWays();
  const [unlinked, setUnlinked] = useState(false);
  const name = publicConfig.oidc_name;
  if (name === '' || !data) return null;
  return (
    <section className={styles.section} aria-labelledby="provider-heading">
      <Heading level={2} size="h3" id="provider-heading">
        {t('oidc.settings.title', { name })}
      </Heading>
      <p className={styles.text}>{t(data.linked ? 'oidc.settings.linked' : 'oidc.settings.not_linked', { name })}</p>
      {data.linked && !data.has_password && <p className={styles.text}>{t('oidc.settings.only_way', { name })}</p>}
      {data.linked && !data.has_email && (
        <Notice
          tone="info"
          action={
            <ButtonLink to={paths.profilSetGroup('email')} size="small">
              {t('oidc.settings.add_email')}
            </ButtonLink>
          }
        >
          {t('oidc.settings.no_email', { name })}
        </Notice>
      )}
      {unlinked && (
        <Notice tone="good" live>
          {t('oidc.settings.unlinked', { name })}
        </Notice>
      )}
      {data.has_password && (
        <LinkOrUnlink
          key={String(data.linked)}
          linked={data.linked}
          onUnlinked={() => {
            setUnlinked(true);
            askAgain();
          }}
        />
      )}
    </section>
  );
}

function LinkOrUnlink({ linked, onUnlinked }: { linked: boolean; onUnlinked: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const { busy, failure, run } = useAction();
  const current = useCurrentPassword();
  const name = publicConfig.oidc_name;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = current.value;
    if (!password) {
      current.setIssue('missing');
      return focusField(form, 'password_current');
    }
    void run(async () => {
      try {
        if (!linked) return await goToProvider(() => call('POST oidc_start_link', { password }), null);
        await call('POST oidc_unlink', { password });
        onUnlinked();
      } catch (error) {
        if (isWrongPassword(error)) current.setIssue('wrong');
        focusField(form, 'password_current');
        throw error;
      }
    });
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <CurrentPasswordField {...current.field} />
      {failure !== null && !isWrongPassword(failure) && (
        <Notice tone="bad" live title={t('oidc.settings.failed')}>
          {errorMessage(failure)}
        </Notice>
      )}
      <div className="row wrap middle gap-1">
        <Button type="submit" loading={busy}>
          {t(linked ? 'oidc.settings.unlink' : 'oidc.settings.link', { name })}
        </Button>
      </div>
    </form>
  );
}
