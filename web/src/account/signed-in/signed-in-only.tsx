import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PagePlaceholder } from '../../loading/page-placeholder.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { SigninRequest } from '../session/after-signin.ts';
import { useUser } from '../user-context.tsx';

/** A page that belongs to someone: a visitor signs in first, and comes back to this very page. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user } = useUser();
  const session = useAppSelector(({ loading }) => loading.session);
  const hasSession = session !== 'anonymous';
  // Someone who signs out here goes to the front page, not to sign in again.
  const [cameAnonymous] = useState(!hasSession);
  if (!hasSession) return cameAnonymous ? <ToSignin /> : null;
  // Of a session that was refused before anyone knew whose it was, no profile will come.
  if (session === 'ended' && !user) return <ToSignin />;
  // The tokens are here and the profile is still on its way.
  return user ? children : <PagePlaceholder />;
}

function ToSignin() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.signin, { replace: true, state: { from: pathname } satisfies SigninRequest });
  }, [navigate, pathname]);
  return null;
}
