import { useUser } from '../../account/user-context.tsx';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { publicConfig } from '../../public-config.ts';
import { NavLink } from '../../ui/link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { AccountActions } from './account-actions.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { HomeLogo } from './home-logo.tsx';
import { useAccount } from './lazy-account.tsx';
import styles from './tablet-banner.module.css';

/** Between the two: the desktop's row with the few links that have room in it, and the phone's burger for the rest. */
export function TabletBanner() {
  const t = useT();
  const { user } = useUser();
  const { part: account } = useAccount();
  return (
    <div className={styles.banner}>
      <HomeLogo />
      <div className={styles.links}>
        <NavLink to={paths.landing} end className={styles.home}>
          {t('layout.home')}
        </NavLink>
        <NavLink to={paths.doc()} end className={styles.link}>
          {t('layout.courses')}
        </NavLink>
        {publicConfig.show_user_list && (
          <NavLink to={paths.userProfilList} className={styles.link}>
            {t('layout.people')}
          </NavLink>
        )}
      </div>
      <LanguageSwitch />
      <div className={styles.account}>
        {user ? account && <account.ProfilePicture username={user.username} /> : <AccountActions />}
      </div>
      <BurgerMenu />
    </div>
  );
}
