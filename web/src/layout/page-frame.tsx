import 'messages:layout';
import { COPYRIGHT_YEAR, VERSION } from '@kodestien/contract/limits';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHumanLang } from '../i18n/use-human-lang.ts';
import { useT } from '../i18n/use-t.ts';
import { RetryNotice } from '../loading/retry-notice.tsx';
import { FOOTER_PAGES, PAGES, paths, TEACHERS_SLUG } from '../paths.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { Link } from '../ui/link.tsx';
import { Header } from './header/header.tsx';
import { useAccount } from './header/lazy-account.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import styles from './page-frame.module.css';
import { useWindowLayout } from './use-window-layout.ts';

/** What is around every page but the black one. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const account = useAccount();
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useWindowLayout();
  useFocusAcrossLayouts(frame);
  useRouteFocus(main);
  return (
    <div ref={frame} className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('layout.skip')}
      </a>
      <Header />
      <div className={styles.notice}>
        {account.part && <account.part.SessionNotice />}
        {account.error !== null && <RetryNotice onRetry={account.retry}>{t('app.profile_failed.text')}</RetryNotice>}
      </div>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const t = useT();
  const lang = useHumanLang();
  return (
    <footer className={styles.footer}>
      <Ridge />
      <div className={styles.ground}>
        <div className={styles.inner}>
          <Link to={paths.landing} className={styles.home} aria-label={t('layout.to_home')}>
            <Logo height={20} />
          </Link>
          <nav aria-label={PAGES.footer.name[lang]}>
            <ul className={styles.links}>
              {FOOTER_PAGES.map((page) => (
                <li key={page}>
                  <Link to={paths.footer(page)} className={styles.link}>
                    {PAGES.footer.parts[page][lang]}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={paths.kladd()} className={styles.link}>
                  {PAGES.kladd.name[lang]}
                </Link>
              </li>
              <li>
                <Link to={paths.doc(TEACHERS_SLUG)} className={styles.link}>
                  {t('layout.footer.teachers')}
                </Link>
              </li>
            </ul>
          </nav>
          <div className="row middle gap-2">
            <LanguageSwitch />
            <ThemeSwitch toDark={t('layout.theme.to_dark')} toLight={t('layout.theme.to_light')} />
          </div>
          <p className={styles.small}>
            <span>{t('layout.footer.copyright', { year: String(COPYRIGHT_YEAR) })}</span>
            <span>{t('layout.footer.version', { version: VERSION })}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The skyline where the page meets its ground. */
function Ridge() {
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 56V38l90-9 120-17 70 11 110 20 130-7 95-19 85-13 60 9 110 22 120 6 95-12 80-23 75-6 60 17 65 15 75 6v18z" />
    </svg>
  );
}

/** Where reading and tabbing can go on from: the closest of these around what is gone. */
const PLACES = '[tabindex="-1"], section, article, form, li, dialog, main';

/**
 * The focus never falls to the page. When what has it is removed (a deleted row, a button that has done its work), it
 * moves to the place that it stood in, unless anyone who removed it moves it somewhere better.
 */
function useFocusAcrossLayouts(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let way: Element[] = [];
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => {
      way = [];
      for (let at = target as Element | null; at && at !== element.parentElement; at = at.parentElement) way.push(at);
    };
    const rescue = () => {
      frame = 0;
      const isLost = document.activeElement === document.body || document.activeElement === null;
      const [focused] = way;
      if (!isLost || !focused || focused.isConnected) return;
      const place = way.find((one) => one.isConnected)?.closest<HTMLElement>(PLACES);
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // A frame later: anyone who removed it may be about to say where the focus goes.
      if (way[0] && !way[0].isConnected) frame ||= requestAnimationFrame(rescue);
    });
    element.addEventListener('focusin', onFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [container]);
}

/**
 * A new page takes the focus to its heading, so that it is read out and tabbing begins there. A page that moves the
 * focus itself, or was opened at a place on it, is left alone, and so is the first page of a visit.
 */
function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash || !main.current) return;
    const before = document.activeElement;
    const element = main.current;
    const focus = () => {
      const heading = element.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      const isUntouched = document.activeElement === before || document.activeElement === document.body;
      if (isUntouched) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return true;
    };
    if (focus()) return;
    // Its code or its data are still on the way.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, main]);
}
