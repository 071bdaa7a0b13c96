import { useCallback, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { dropdownClosed, dropdownToggled } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { useUser } from '../../user-context.tsx';
import { HomeLogo } from './home-logo.tsx';
import styles from './mobile-banner.module.css';
import { MobileDropdown } from './mobile-dropdown.tsx';
import { useSigninPress } from './use-signin-press.ts';

/** Picture or sign-in on the left, the name in the middle, the burger on the right. */
export function MobileBanner() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { user, img_profil } = useUser();
  const open = useAppSelector(({ header }) => header.dropdown_is_down_global);
  const onSignin = useSigninPress();
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => {
    dispatch(dropdownClosed());
  }, [dispatch]);
  useDismiss(open, close, container, opener);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the menu, however it was reached.
  useEffect(() => close(), [key, close]);

  return (
    <div ref={container} className={styles.container}>
      <div className={styles.banner}>
        <div className={styles.left}>
          {user ? (
            <Link
              to={paths.profilDisp(user.username)}
              className={styles.picture}
              aria-label={t('layout.account', { username: user.username })}
            >
              <Avatar name={user.username} image={img_profil} size="mikro" side={36} />
            </Link>
          ) : (
            <ButtonLink to={paths.signin} size="small" variant="quiet" onClick={onSignin}>
              {t('layout.signin')}
            </ButtonLink>
          )}
        </div>
        <HomeLogo />
        <div className={styles.right}>
          <IconButton
            ref={opener}
            label={open ? t('layout.menu.close') : t('layout.menu.open')}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => dispatch(dropdownToggled({ scrollY: window.scrollY }))}
          >
            <Icon name={open ? 'close' : 'menu'} size={24} />
          </IconButton>
        </div>
      </div>
      <MobileDropdown id={panelId} open={open} close={close} />
    </div>
  );
}
