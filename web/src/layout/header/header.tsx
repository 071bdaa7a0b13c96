import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { LayoutClass } from '../../store/page_core.ts';
import { PathIndicator } from '../path-indicator/path-indicator.tsx';
import { DesktopBanner } from './desktop-banner.tsx';
import styles from './header.module.css';
import { MobileBanner } from './mobile-banner.tsx';
import { TabletBanner } from './tablet-banner.tsx';
import { useDocumentList } from './use-document-list.ts';

const BANNER: Record<LayoutClass, ComponentType> = {
  mobile: MobileBanner,
  tablet: TabletBanner,
  desktop: DesktopBanner,
};

export function Header() {
  const dispatch = useAppDispatch();
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  const visible = useAppSelector(({ header }) => header.is_visible);
  const { key } = useLocation();
  useDocumentList();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the menu, however it was reached.
  useEffect(() => void dispatch(dropdownClosed()), [key, dispatch]);

  // The page came with a header of its own, for as long as this one could not be shown.
  useEffect(() => {
    if (visible) document.getElementById('first-header')?.remove();
  }, [visible]);

  const Banner = BANNER[layout];
  return (
    <header className={styles.header}>
      {/* Its place is kept from the start, so that nothing moves when it shows. */}
      <div className={styles.bar} data-hidden={!visible || undefined}>
        <Banner />
      </div>
      <PathIndicator />
    </header>
  );
}
