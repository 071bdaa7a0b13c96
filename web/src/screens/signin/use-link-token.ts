import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of a mailed link. It is taken out of the address bar, and so out of the history and any screenshot. */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state });
  }, [search, pathname, state, navigate]);
  return token;
}
