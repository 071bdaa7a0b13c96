import type { ReactNode } from 'react';
import type { LayoutClass } from '../store/page_core.ts';
import styles from './at-layout.module.css';
import { useIsHydrated } from './hydrated.ts';
import { useLayout } from './layout-context.tsx';

type Widths = LayoutClass | 'not-mobile' | 'not-desktop';

/**
 * What belongs to some widths of the window only. The server does not know the width: a page that it has finished
 * holds it for all, and the style sheet hides it where it does not belong.
 */
export function AtLayout({ is, children }: { is: Widths; children: ReactNode }) {
  const layout = useLayout();
  const isShown = is.startsWith('not-') ? is !== `not-${layout}` : is === layout;
  if (useIsHydrated() && !isShown) return null;
  return <div className={styles[is]}>{children}</div>;
}
