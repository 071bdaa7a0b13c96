import type { PublicConfig } from '@kodestien/contract/public-config';
import { OPEN_TO_VISITORS, type PageName, pageAt, pageOf, paths } from '../../paths.ts';

/** What a page that sends its visitor to sign in puts into the history entry: where they want to be afterwards. */
export type SigninRequest = { from: string };

/** Where a person goes after signing in. */
export function afterSignin(
  after_signin: PublicConfig['after_signin'],
  username: string,
  historyState?: unknown,
): string {
  const from = originIn(historyState);
  if (from) return from;
  return after_signin === 'profile' ? paths.profilDisp(username) : paths.landing;
}

/** The page that is for those who are signed in and sent its visitor here; null if they came by themselves. */
export function closedPage(historyState: unknown): PageName | null {
  const name = pageAt(originIn(historyState)?.split(/[?#]/)[0] ?? '')?.name;
  return name && !OPEN_TO_VISITORS.includes(pageOf(name).audience) ? name : null;
}

/** A path of ours: anything else that may have got into the history is ignored. */
export function originIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
