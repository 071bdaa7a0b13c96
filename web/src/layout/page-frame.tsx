import 'messages:layout';
import { type ReactNode, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { SessionNotice } from '../signed-in/session-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import styles from './page-frame.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRouteFocus } from './use-route-focus.ts';
import { useWindowLayout } from './use-window-layout.ts';

/** What stands around every page but the black one. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useWindowLayout();
  useKeptFocus(frame);
  useRouteFocus(main);
  return (
    <div ref={frame} className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('layout.skip')}
      </a>
      <Header />
      <div className={styles.notice}>
        <SessionNotice />
      </div>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
