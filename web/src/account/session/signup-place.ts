import { browserStorage } from './browser-storage.ts';

const KEY = 'signup_from';

/** Where someone was when they decided to sign up. The link in the mail opens another tab, so the browser stores it. */
export function rememberPlace(historyState: unknown): void {
  const from = typeof historyState === 'object' && historyState !== null && 'from' in historyState && historyState.from;
  if (typeof from === 'string') browserStorage().setItem(KEY, from);
}

/** Once: the next sign-in leads where every sign-in leads. */
export function takePlace(): { from: string } | undefined {
  const from = browserStorage().getItem(KEY);
  if (from === null) return undefined;
  browserStorage().removeItem(KEY);
  return { from };
}
