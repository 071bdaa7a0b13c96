import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountGroup } from './account-group.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { StoredFields } from './stored-fields.tsx';

export function AccountGroups() {
  const t = useT();
  const profile = useAppSelector(({ user_profil }) => user_profil);
  const publicFields = (['full_name', 'bio_public', 'company_public', 'url_public'] as const).map((field) => ({
    label: t(`profil_set.${field}`),
    value: profile[field],
  }));
  return (
    <div>
      <AccountGroup name="public_profile">
        <StoredFields fields={publicFields} />
        <p>
          <TextLink to={paths.profilDisp(profile.username_current)}>{t('profil_set.public_profile.link')}</TextLink>
        </p>
      </AccountGroup>
      <AccountGroup name="username_password">
        <StoredFields
          fields={[
            { label: t('profil_set.username'), value: profile.username_current },
            { label: t('profil_set.password'), value: t('profil_set.password.stored') },
          ]}
        />
        <p>
          <TextLink to={paths.signinGlemtPassord}>{t('profil_set.password.link')}</TextLink>
        </p>
      </AccountGroup>
      <AccountGroup name="language">
        <LanguageChoice />
      </AccountGroup>
      <AccountGroup name="notifications" />
      <AccountGroup name="email">
        <StoredFields fields={[{ label: t('profil_set.email_public'), value: profile.email_public }]} />
      </AccountGroup>
    </div>
  );
}
