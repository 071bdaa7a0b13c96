import { call } from '../../api-client/call.ts';
import { profileFailed, profileRequested } from '../../store/session-events.ts';
import type { AppStore } from '../../store/store.ts';
import { profileFetched } from '../../store/user_profil.ts';
import { accountOf } from './access-token.ts';
import type { StoredValues } from './stored-values.ts';

/** Gets the profile of anyone who is signed in, and knows whether it is still to come. */
export function profileFetch(store: AppStore, stored: StoredValues) {
  let isDue = false;
  let underWay = 0;

  async function ask(): Promise<boolean> {
    const langBefore = store.getState().user_profil.human_lang;
    const account = accountOf(stored.tokens()?.access);
    store.dispatch(profileRequested());
    try {
      const player = await call('POST get_player/', { username: '', password: '', email: '', api_tok: '' });
      // The person may have signed out, or someone else in, while the answer was on its way: then it is void.
      if (!stored.tokens() || accountOf(stored.tokens()?.access) !== account) return false;
      // A language chosen while the profile was on its way is newer than the profile's.
      const langNow = store.getState().user_profil.human_lang;
      const profile = langNow === langBefore ? player : { ...player, human_lang: langNow };
      stored.storeProfile(profile);
      store.dispatch(profileFetched(profile));
      isDue = false;
      return true;
    } catch (error) {
      if (!isPageBeingLeft()) console.error('profile fetch:', error instanceof Error ? error.message : error);
      if (stored.tokens()) store.dispatch(profileFailed());
      return false;
    }
  }

  /** False when it could not be had. It is then requested again with the next refresh, and when the page wakes. */
  async function now(): Promise<boolean> {
    isDue = true;
    underWay += 1;
    return ask().finally(() => {
      underWay -= 1;
    });
  }

  return {
    now,
    ifDue(): void {
      if (isDue && underWay === 0) void now();
    },
    /** Needed as soon as there is a token that works. */
    later(): void {
      isDue = true;
    },
    never(): void {
      isDue = false;
    },
  };
}

let isBeingLeft = false;
globalThis.addEventListener?.('pagehide', () => {
  isBeingLeft = true;
});
// A page that comes back from the history goes on where it was.
globalThis.addEventListener?.('pageshow', () => {
  isBeingLeft = false;
});

/** Anyone who leaves a page cuts off what was on its way to it: that is no failure of anything. */
function isPageBeingLeft(): boolean {
  return isBeingLeft;
}
