import { useAppSelector } from '../../store/hooks.ts';
import { DesktopBanner } from './desktop-banner.tsx';
import styles from './header.module.css';
import { MobileBanner } from './mobile-banner.tsx';

export function Header() {
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  return <header className={styles.header}>{layout === 'mobile' ? <MobileBanner /> : <DesktopBanner />}</header>;
}
