import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NavLink } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import styles from './desktop-banner.module.css';
import { HomeLogo } from './home-logo.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useMenuLinks } from './use-menu-links.ts';
import { useSigninPress } from './use-signin-press.ts';

export function DesktopBanner() {
  const t = useT();
  const { user } = useUser();
  const links = useMenuLinks();
  const onSignin = useSigninPress();
  return (
    <div className={styles.banner}>
      <HomeLogo />
      <nav className={styles.menu} aria-label={t('layout.menu')}>
        <ul className={styles.links}>
          {links.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink to={to} end={end} className={styles.link ?? ''}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
      <div className={styles.theme}>
        <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
      </div>
      {user ? (
        <ProfileMenu username={user.username} />
      ) : (
        <div className={styles.account}>
          <ButtonLink to={paths.signin} variant="quiet" size="small" onClick={onSignin}>
            {t('layout.signin')}
          </ButtonLink>
          {publicConfig.show_signup && (
            <ButtonLink to={paths.signup} size="small">
              {t('layout.signup')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
