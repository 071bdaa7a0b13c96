import { LOGIN_RETRY_NAVIGATION_MS } from '@kodestien/contract/limits';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { dropdownClosed } from '../../store/header.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** What a press of the sign-in link adds to following it: the header is reset, and all of it repeated once. */
export function useSigninPress(): (event: MouseEvent) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (event) => {
    // Opened in a tab of its own: this page stays as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    dispatch(dropdownClosed());
    setTimeout(() => {
      dispatch(dropdownClosed());
      // Replaces, so that Back leaves the sign-in page at the first press.
      navigate(paths.signin, { replace: true });
    }, LOGIN_RETRY_NAVIGATION_MS);
  };
}
