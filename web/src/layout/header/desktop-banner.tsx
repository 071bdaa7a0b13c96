import { useT } from '../../i18n/use-t.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { useUser } from '../../user-context.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { AccountActions } from './account-actions.tsx';
import styles from './desktop-banner.module.css';
import { DesktopMenu } from './desktop-menu.tsx';
import { HomeLogo } from './home-logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** Name, home, the menu and the admin link; at its end the language, the theme and whoever is here. */
export function DesktopBanner() {
  const t = useT();
  const { user } = useUser();
  return (
    <div className={styles.banner}>
      <HomeLogo />
      <DesktopMenu />
      <LanguageSwitch />
      <div className={styles.theme}>
        <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
      </div>
      {user ? (
        <ProfileMenu username={user.username} />
      ) : (
        <div className={styles.account}>
          <AccountActions />
        </div>
      )}
    </div>
  );
}
