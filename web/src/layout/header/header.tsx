import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../account/user-context.tsx';
import { whenBack } from '../../api-client/when-back.ts';
import { useT } from '../../i18n/use-t.ts';
import { headerListRevisited, loadHeaderList } from '../../lesson/document/header-list.ts';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { paths } from '../../paths.ts';
import { dropdownClosed, headerShown } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { LayoutClass } from '../../store/page_core.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { PathIndicator } from '../path-indicator/path-indicator.tsx';
import { AccountActions } from './account-actions.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import styles from './header.module.css';
import { HEADER_SHOW_DELAY_MS, HEADER_TIMEOUT_MS, LIST_RETRY_PAUSES_MS } from './header-timing.ts';
import { HomeLogo } from './home-logo.tsx';
import { useAccount } from './lazy-account.tsx';
import { TabletBanner } from './tablet-banner.tsx';
import { useSigninPress } from './use-signin-press.ts';

const BANNER: Record<LayoutClass, ComponentType> = {
  mobile: MobileBanner,
  tablet: TabletBanner,
  desktop: DesktopBanner,
};

export function Header() {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  const isHydrated = useIsHydrated();
  const visible = useAppSelector(({ header }) => header.is_visible);
  const { key } = useLocation();
  useDocumentList();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a page closes the menu, however it is left.
  useEffect(() => () => void dispatch(dropdownClosed()), [key, dispatch]);

  // The page came with a header of its own, for as long as this one could not be shown.
  useEffect(() => {
    if (visible) document.getElementById('first-header')?.remove();
  }, [visible]);

  const Banner = BANNER[layout];
  return (
    <header className={styles.header}>
      {/* Its place is reserved from the start, so that nothing moves when it shows. */}
      <div className={styles.bar} data-hidden={!visible || undefined}>
        {isHydrated && <Banner />}
      </div>
      <PathIndicator />
    </header>
  );
}

/** Name, home, the menu and the admin link; at its end the language, the theme and anyone who is here. */
function DesktopBanner() {
  const t = useT();
  const { user } = useUser();
  const { part: account } = useAccount();
  return (
    <div className={styles.banner}>
      <HomeLogo />
      <DesktopMenu />
      <LanguageSwitch />
      <div className={styles.theme}>
        <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
      </div>
      {user ? (
        account && <account.ProfileMenu username={user.username} />
      ) : (
        <div className={styles.account}>
          <AccountActions />
        </div>
      )}
    </div>
  );
}

/** Picture or sign-in on the left, the name in the middle, the burger on the right. */
function MobileBanner() {
  const t = useT();
  const { user } = useUser();
  const { part: account } = useAccount();
  const onSignin = useSigninPress();
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  return (
    <div className={styles.mobileBannerBanner}>
      <div className={styles.left} data-picture={user ? '' : undefined}>
        {user && account && <account.ProfilePicture username={user.username} />}
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

/** Gets the list of documents, however often it takes, and shows the header a moment after it has come or failed. */
function useDocumentList(): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ loading }) => loading.header_list);
  const visible = useAppSelector(({ header }) => header.is_visible);
  const failures = useRef(0);
  const settled = status === 'loaded' || status === 'failed';

  useEffect(() => void dispatch(loadHeaderList()), [dispatch]);
  useEffect(() => whenBack(() => void dispatch(headerListRevisited()), true), [dispatch]);

  useEffect(() => {
    if (visible) return;
    const show = setTimeout(() => dispatch(headerShown()), settled ? HEADER_SHOW_DELAY_MS : HEADER_TIMEOUT_MS);
    return () => clearTimeout(show);
  }, [settled, visible, dispatch]);

  useEffect(() => {
    if (status !== 'failed') return;
    const pause = LIST_RETRY_PAUSES_MS[failures.current] ?? LIST_RETRY_PAUSES_MS.at(-1);
    failures.current += 1;
    const retry = setTimeout(() => void dispatch(loadHeaderList()), pause);
    return () => clearTimeout(retry);
  }, [status, dispatch]);
}
