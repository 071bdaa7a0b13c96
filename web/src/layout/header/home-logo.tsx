import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../logo.tsx';
import styles from './home-logo.module.css';

/** Closes the menu and goes home. */
export function HomeLogo() {
  const t = useT();
  const dispatch = useAppDispatch();
  return (
    <Link
      to={paths.landing}
      className={styles.logo}
      aria-label={t('layout.to_home')}
      onClick={() => dispatch(dropdownClosed())}
    >
      <Logo />
    </Link>
  );
}
