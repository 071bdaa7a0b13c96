import { SCROLL_RECALCULATION_MS } from '@kodestien/contract/limits';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { debugging } from '../api-client/debugging.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { pageScrolled } from '../store/page_core.ts';
import { navigated } from '../store/path.ts';

/** What follows every change of address: the path is noted, and a new page starts at its top. */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const dispatch = useAppDispatch();

  // Without what follows the ?, where a mailed link has its token.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry counts, also one of the same address
  useEffect(() => debugging.log?.('navigation', kind, `${pathname}${hash}`), [key]);

  useEffect(() => {
    dispatch(navigated({ pathname }));
    // Back and forward return to where the reader was; a link to a place on the page goes to that place.
    if (kind !== 'POP' && !hash) window.scrollTo(0, 0);
    const recalculation = setTimeout(() => dispatch(pageScrolled(window.scrollY)), SCROLL_RECALCULATION_MS);
    return () => clearTimeout(recalculation);
  }, [pathname, hash, kind, dispatch]);

  return null;
}
