import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStorage } from '../../session/browser-storage.ts';

/** What stays in the history entry in the place of the token: which link was opened, then what came of it. */
type LinkState = { link?: string; outcome?: unknown };

const KEPT_UNDER = 'kodestien-link';

/**
 * A link from a mail. Its token is taken out of the address bar at once, and so out of the history and any screenshot.
 * This tab remembers it until it is used, and what came of it after that: a reload finds the page as it was.
 */
export function useMailedLink<Outcome>() {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: LinkState | null };
  const navigate = useNavigate();
  const opened = new URLSearchParams(search).get('token');

  useEffect(() => {
    if (opened === null) return;
    const link = Math.random().toString(36);
    tabStorage().setItem(KEPT_UNDER, `${link} ${opened}`);
    void navigate(pathname, { replace: true, state: { link } satisfies LinkState });
  }, [opened, pathname, navigate]);

  return {
    /** Null when the page was opened without a link. */
    token: opened ?? keptToken(state?.link),
    outcome: (state?.outcome ?? null) as Outcome | null,
    /** The link has done what it can. */
    settle(outcome: Outcome): void {
      tabStorage().removeItem(KEPT_UNDER);
      void navigate(pathname, { replace: true, state: { outcome } satisfies LinkState });
    },
  };
}

function keptToken(link: string | undefined): string | null {
  const [kept, token] = (tabStorage().getItem(KEPT_UNDER) ?? '').split(' ');
  return link !== undefined && kept === link && token !== undefined ? token : null;
}
