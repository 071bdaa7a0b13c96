import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../../user-context.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { HomeLogo } from './home-logo.tsx';
import styles from './mobile-banner.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { useSigninPress } from './use-signin-press.ts';

/** Picture or sign-in on the left, the name in the middle, the burger on the right. */
export function MobileBanner() {
  const t = useT();
  const { user } = useUser();
  const onSignin = useSigninPress();
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  return (
    <div className={styles.banner}>
      <div className={styles.left} data-picture={user ? '' : undefined}>
        {user && <ProfilePicture username={user.username} />}
        {!user && !isSignedIn && (
          <ButtonLink to={paths.signin} size="small" variant="quiet" onClick={onSignin}>
            {t('layout.signin')}
          </ButtonLink>
        )}
      </div>
      <HomeLogo />
      <div className={styles.right}>
        <BurgerMenu />
      </div>
    </div>
  );
}
