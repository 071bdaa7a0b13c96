import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSigninPress } from './use-signin-press.ts';

/** The two ways in, for those who are not. Side by side in the banner, as wide buttons in the menu. */
export function AccountActions({ wide = false }: { wide?: boolean }) {
  const t = useT();
  const onSignin = useSigninPress();
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const look = wide ? { wide } : ({ size: 'small' } as const);
  // The profile is still on its way, or did not come: anyone who is in needs no way in.
  if (isSignedIn) return null;
  return (
    <>
      <ButtonLink to={paths.signin} variant={wide ? 'secondary' : 'quiet'} {...look} onClick={onSignin}>
        {t('layout.signin')}
      </ButtonLink>
      {publicConfig.show_signup && (
        <ButtonLink to={paths.signup} {...look}>
          {t('layout.signup')}
        </ButtonLink>
      )}
    </>
  );
}
