import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { isPlainClick, Link } from '../../ui/link.tsx';
import { Logo } from '../logo.tsx';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import styles from './home-logo.module.css';

/** Closes the menu and goes home, to the top of the page also for those who are there already. */
export function HomeLogo() {
  const t = useT();
  const dispatch = useAppDispatch();
  const scrollToTop = useScrollToTop();
  return (
    <Link
      to={paths.landing}
      className={styles.logo}
      aria-label={t('layout.to_home')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        dispatch(dropdownClosed());
        scrollToTop();
      }}
    >
      <Logo />
    </Link>
  );
}
