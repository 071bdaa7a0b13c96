import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import type { SigninWish } from '../../session/after-signin.ts';

/** Settings belong to somebody: a visitor signs in first, and comes back to this very page. */
export function ToSignin() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.signin, { replace: true, state: { from: pathname } satisfies SigninWish });
  }, [navigate, pathname]);
  return null;
}
