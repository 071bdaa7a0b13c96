import { type RefObject, useEffect } from 'react';

/** Where reading and tabbing can go on from: the closest of these around what is gone. */
const PLACES = '[tabindex="-1"], section, article, form, li, dialog, main';

/**
 * The focus never falls to the page. When what has it is removed (a deleted row, a button that has done its work), it
 * moves to the place that it stood in, unless whoever removed it moves it somewhere better.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
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
      // A frame later: whoever removed it may be about to say where the focus goes.
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
