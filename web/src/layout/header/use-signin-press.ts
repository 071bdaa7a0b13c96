import { LOGIN_RETRY_NAVIGATION_MS } from '@kodestien/contract/limits';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { isPlainClick } from '../../ui/link.tsx';

/** Signs that the person has gone on to something else, which repeating the navigation would undo. */
const WENT_ON = ['pointerdown', 'keydown', 'popstate'] as const;

/** The sign-in button: resets the header, goes to the sign-in page, and does so once more a moment later. */
export function useSigninPress(): (event: MouseEvent) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function go(replace: boolean): void {
    dispatch(dropdownClosed());
    void navigate(paths.signin, { replace });
  }

  return (event) => {
    // Opened in a tab of its own: this page stays as it is.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(pathname === paths.signin);

    const wentOn = new AbortController();
    for (const sign of WENT_ON) {
      window.addEventListener(sign, () => wentOn.abort(), { signal: wentOn.signal, capture: true });
    }
    setTimeout(() => {
      if (wentOn.signal.aborted) return;
      wentOn.abort();
      // Replaces, so that Back leaves the sign-in page at the first press.
      go(true);
    }, LOGIN_RETRY_NAVIGATION_MS);
  };
}
