import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A new page takes the focus to its heading, so that it is read out and tabbing begins there. A page that moves the
 * focus itself, or was asked for a place on it, is left alone, and so is the first page of a visit.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
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
