import { SCROLL_RECALCULATION_MS } from '@kodestien/contract/limits';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { pageScrolled, windowResized } from '../store/page_core.ts';

/** To the top of the page; when it has come to rest, the layout and the page's place are worked out again. */
export function useScrollToTop(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    window.scrollTo(0, 0);
    setTimeout(() => {
      dispatch(windowResized({ width: window.innerWidth, height: window.innerHeight }));
      dispatch(pageScrolled(window.scrollY));
    }, SCROLL_RECALCULATION_MS);
  }, [dispatch]);
}
