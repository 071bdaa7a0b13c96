import type { token as tokenOperation } from '@kodestien/contract/account/operations';
import type { HumanLang } from '@kodestien/contract/language';
import type { BodyOf } from '@kodestien/contract/operation';
import type { Player } from '@kodestien/contract/profile/player';
import { getPlayer, token, tokenBlacklist } from '../api-client/account.ts';
import { userProfilHumanLang } from '../api-client/profile.ts';
import { firstRefreshEnded } from '../store/loading.ts';
import { sessionEnded, sessionRefreshed, sessionRestored, signedIn, signedOut } from '../store/session-events.ts';
import type { AppStore } from '../store/store.ts';
import { languageChosen, profileEdited, profileFetched, profileRestored } from '../store/user_profil.ts';
import { isPageBeingLeft } from './page-left.ts';
import type { RefreshReason } from './refresh-due.ts';
import { refreshTimer } from './refresh-timer.ts';
import { type RefreshResult, refreshTokens } from './refresh-tokens.ts';
import type { StoredValues } from './stored-values.ts';

const START_BOUND_MS = 10_000;

export type Session = ReturnType<typeof createSession>;

/** Who is signed in, for how long, and what happens when that changes. Knows the store and the API, no screen. */
export function createSession(store: AppStore, stored: StoredValues, onCleared: () => void = () => {}) {
  const signedOutListeners = new Set<() => void>();
  /** The refresh at start may sign out before there is a page to hear of it. */
  let unheardSignOut = false;
  const timer = refreshTimer(() => void refresh({ kind: 'interval' }));
  let endedRefresh: string | undefined;

  async function refresh(reason: RefreshReason): Promise<RefreshResult> {
    const result = await refreshTokens(reason, stored);
    if (result === 'refreshed' || result === 'adopted') {
      store.dispatch(sessionRefreshed());
      timer.schedule(stored.refreshedAt());
    } else if (result === 'try_again') {
      timer.retry();
    } else {
      timer.stop();
      if (result === 'ended') {
        endedRefresh = stored.tokens()?.refresh;
        store.dispatch(sessionEnded());
      }
      if (result === 'sign_out') signOut();
    }
    return result;
  }

  /** Ends when the first refresh attempt has: at once without tokens, after 10 s when nothing answers. */
  async function start(): Promise<void> {
    store.dispatch(profileRestored(stored.profile()));
    if (stored.tokens()) {
      store.dispatch(sessionRestored());
      const attempt = refresh({ kind: 'start' }).then((result) => {
        if (result === 'refreshed' || result === 'adopted') void fetchProfile();
      });
      await Promise.race([attempt, new Promise((resolve) => setTimeout(resolve, START_BOUND_MS))]);
    }
    store.dispatch(firstRefreshEnded());
  }

  async function fetchProfile(): Promise<boolean> {
    const langBefore = store.getState().user_profil.human_lang;
    try {
      const player = await getPlayer({ username: '', password: '', email: '', api_tok: '' });
      if (!stored.tokens()) return false;
      // A language chosen while the profile was on its way is newer than the profile's.
      const langNow = store.getState().user_profil.human_lang;
      const profile = langNow === langBefore ? player : { ...player, human_lang: langNow };
      stored.keepProfile(profile);
      store.dispatch(profileFetched(profile));
      return true;
    } catch (error) {
      if (!isPageBeingLeft()) console.error('profile fetch:', error instanceof Error ? error.message : error);
      return false;
    }
  }

  /** Throws what the token call throws. Gives the username, or null when the profile could not be fetched. */
  async function signIn(credentials: BodyOf<typeof tokenOperation>): Promise<string | null> {
    const tokens = await token(credentials);
    store.dispatch(signedIn());
    // What is left of somebody else's ended session must not be mixed with this one.
    stored.clearProfile(store.getState().user_profil.human_lang);
    stored.keepTokens(tokens, Date.now());
    timer.schedule(stored.refreshedAt());
    return (await fetchProfile()) ? store.getState().user_profil.username_current : null;
  }

  /** All stored values go, those of language and theme too: the next person at this machine starts afresh. */
  function forget(): void {
    const tokens = stored.tokens();
    timer.stop();
    stored.clear();
    onCleared();
    store.dispatch(signedOut());
    if (tokens)
      void tokenBlacklist({ refresh: tokens.refresh }).catch((error) => console.log('sign-out:', error.message));
  }

  function signOut(): void {
    forget();
    tellSignedOut();
  }

  function tellSignedOut(): void {
    unheardSignOut = signedOutListeners.size === 0;
    for (const listener of signedOutListeners) listener();
  }

  /** After sign-up nobody is signed in. The language that the new account was made with stays. */
  function signedUp(lang: HumanLang): void {
    if (stored.tokens()) forget();
    void chooseLanguage(lang);
  }

  /** The server has ended every session of the account (a new username, a deletion). The visitor's language stays. */
  function leaveAccount(): void {
    const lang = store.getState().user_profil.human_lang;
    forget();
    void chooseLanguage(lang);
  }

  /** What the server has kept of a change shows everywhere at once, in other tabs too. */
  function editProfile(change: Partial<Player>): void {
    stored.keepProfile(change);
    store.dispatch(profileEdited(change));
  }

  /** False when the server could not be told; the choice holds in this browser all the same. */
  async function chooseLanguage(lang: HumanLang): Promise<boolean> {
    store.dispatch(languageChosen(lang));
    stored.keepProfile({ human_lang: lang });
    if (store.getState().loading.session !== 'signed_in') return true;
    try {
      await userProfilHumanLang({ human_lang: lang });
      return true;
    } catch (error) {
      console.log('language:', error instanceof Error ? error.message : error);
      return false;
    }
  }

  /** Another tab has changed what is stored, or this page comes back from the browser's memory. */
  function readStoredValues(): void {
    if (!stored.tokens()) {
      if (store.getState().loading.session !== 'anonymous') {
        timer.stop();
        onCleared();
        store.dispatch(signedOut());
        tellSignedOut();
      }
      store.dispatch(profileRestored(stored.profile()));
      return;
    }
    store.dispatch(profileRestored(stored.profile()));
    // A session that has ended comes back to life only with other tokens than those that were refused.
    if (stored.tokens()?.refresh === endedRefresh) return;
    store.dispatch(sessionRestored());
    timer.schedule(stored.refreshedAt());
  }

  /** The page is awake or online again: timers may have stood still meanwhile. */
  function wake(): void {
    if (stored.tokens() && store.getState().loading.session === 'signed_in') timer.schedule(stored.refreshedAt());
  }

  async function renewAccessToken(refused: string): Promise<string | null> {
    const result = await refresh({ kind: 'refused', access: refused });
    return result === 'refreshed' || result === 'adopted' ? (stored.tokens()?.access ?? null) : null;
  }

  return {
    start,
    signIn,
    signOut,
    signedUp,
    leaveAccount,
    editProfile,
    chooseLanguage,
    readStoredValues,
    wake,
    renewAccessToken,
    /** Told when the person has been signed out, here or in another tab. Gives the function that stops it. */
    onSignedOut(listener: () => void): () => void {
      signedOutListeners.add(listener);
      if (unheardSignOut) tellSignedOut();
      return () => signedOutListeners.delete(listener);
    },
  };
}
