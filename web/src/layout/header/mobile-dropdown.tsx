import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NavLink } from '../../ui/link.tsx';
import { useUser } from '../../user-context.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './mobile-dropdown.module.css';
import { useMenuLinks } from './use-menu-links.ts';
import { useSigninPress } from './use-signin-press.ts';

type MobileDropdownProps = { id: string; open: boolean; close: () => void };

export function MobileDropdown({ id, open, close }: MobileDropdownProps) {
  const t = useT();
  const { user } = useUser();
  const links = useMenuLinks();
  const onSignin = useSigninPress();
  return (
    <div id={id} className={styles.dropdown} hidden={!open}>
      <nav aria-label={t('layout.menu')}>
        <ul className={styles.links}>
          {links.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink to={to} end={end} className={styles.link ?? ''} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {user ? (
        <AccountLinks username={user.username} onFollow={close} />
      ) : (
        <div className={styles.account}>
          <ButtonLink to={paths.signin} wide onClick={onSignin}>
            {t('layout.signin')}
          </ButtonLink>
          {publicConfig.show_signup && (
            <ButtonLink to={paths.signup} wide onClick={close}>
              {t('layout.signup')}
            </ButtonLink>
          )}
        </div>
      )}
      <div className={styles.choices}>
        <LanguageSwitch />
        <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
      </div>
    </div>
  );
}
