import type { InputOf } from '@kodestien/contract/calls';
import type { HumanLang } from '@kodestien/contract/language';
import type { Player } from '@kodestien/contract/profile/player';
import { call } from '../../api-client/call.ts';
import { debugging } from '../../api-client/debugging.ts';
import { firstRefreshEnded } from '../../store/loading.ts';
import { sessionEnded, sessionRefreshed, sessionRestored, signedIn, signedOut } from '../../store/session-events.ts';
import type { AppStore } from '../../store/store.ts';
import { languageChosen, profileEdited, profileRestored } from '../../store/user_profil.ts';
import { accountOf } from './access-token.ts';
import { profileFetch } from './profile-fetch.ts';
import type { RefreshReason } from './refresh-due.ts';
import { refreshTimer } from './refresh-timer.ts';
import { type RefreshResult, refreshTokens } from './refresh-tokens.ts';
import type { StoredValues, Tokens } from './stored-values.ts';

/** The page is empty until the first refresh attempt ends: without an answer by then the visitor counts as offline. */
const FIRST_REFRESH_DEADLINE_MS = 10_000;
/** The session ends on the server when what was not saved yet has been, or after this long. */
const LAST_SAVE_MAX_MS = 3000;

/** With `canSave` the access token still works while the listener runs, and for what it begins there. */
type LeaveListener = (canSave: boolean) => Promise<unknown>;

export type Session = ReturnType<typeof createSession>;

/** Who is signed in, for how long, and what happens when that changes. Knows the store and the API, no screen. */
export function createSession(store: AppStore, stored: StoredValues, onCleared: () => void = () => {}) {
  const signedOutListeners = new Set<() => void>();
  const leaveListeners = new Set<LeaveListener>();
  /** The refresh at start may sign out before there is a page to hear of it. */
  let unheardSignOut = false;
  const timer = refreshTimer(() => void refresh({ kind: 'interval' }));
  const profile = profileFetch(store, stored);
  let endedRefresh: string | undefined;

  async function refresh(reason: RefreshReason, deadline?: AbortSignal): Promise<RefreshResult> {
    const began = Date.now();
    const result = await refreshTokens(reason, stored, deadline);
    debugging.log?.('refresh', reason.kind, result, `${Date.now() - began} ms`);
    if (result === 'refreshed' || result === 'adopted') {
      store.dispatch(sessionRefreshed());
      timer.schedule(stored.refreshedAt());
      profile.ifDue();
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

  /** Ends when the first refresh attempt has: at once without tokens, at the deadline when nothing answers. */
  async function start(): Promise<void> {
    store.dispatch(profileRestored(stored.profile()));
    if (stored.tokens()) {
      store.dispatch(sessionRestored());
      profile.later();
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), FIRST_REFRESH_DEADLINE_MS);
      await refresh({ kind: 'start' }, deadline.signal);
      clearTimeout(timer);
    }
    store.dispatch(firstRefreshEnded());
  }

  /** The username, or null when the profile could not be fetched: the store then says so. */
  async function fetchProfile(): Promise<string | null> {
    return (await profile.now()) ? store.getState().user_profil.username_current : null;
  }

  /** Throws what the token call throws. Gives what fetching the profile gives. */
  async function signIn(credentials: InputOf<'POST token/'>): Promise<string | null> {
    return enter(await call('POST token/', credentials));
  }

  /** With the tokens of a sign-in. A session that this browser still has ends: nobody would ever use it again. */
  async function enter(tokens: Tokens): Promise<string | null> {
    const before = stored.tokens();
    if (before) endOnServer(before);
    // What is left of someone else's ended session must not be mixed with this one.
    stored.clearProfile(store.getState().user_profil.human_lang);
    // Before anyone is notified: a storage that is full throws, and then nobody is signed in.
    stored.storeTokens(tokens, Date.now());
    store.dispatch(signedIn());
    timer.schedule(stored.refreshedAt());
    const username = await fetchProfile();
    if (store.getState().loading.session !== 'signed_in') throw new Error('Signed out again while signing in');
    return username;
  }

  /** All stored values go, those of language and theme too: the next person at this machine starts afresh. */
  function forget(canSave = false): void {
    const saved = tellLeaving(canSave);
    const tokens = stored.tokens();
    timer.stop();
    profile.never();
    stored.clear();
    onCleared();
    store.dispatch(signedOut());
    if (!tokens) return;
    if (saved) void saved.then(() => endOnServer(tokens));
    else endOnServer(tokens);
  }

  /** Before the stored values go. Null when there is nothing to wait for. */
  function tellLeaving(canSave: boolean): Promise<unknown> | null {
    const saving = [...leaveListeners].map((listener) => listener(canSave));
    if (!canSave || saving.length === 0) return null;
    return Promise.race([Promise.allSettled(saving), new Promise((resolve) => setTimeout(resolve, LAST_SAVE_MAX_MS))]);
  }

  function endOnServer({ refresh }: Tokens): void {
    void call('POST token/blacklist/', { refresh }).catch((error) => console.log('sign-out:', error.message));
  }

  function signOut(): void {
    forget(true);
    tellSignedOut();
  }

  function tellSignedOut(): void {
    unheardSignOut = signedOutListeners.size === 0;
    for (const listener of signedOutListeners) listener();
  }

  /** After sign-up nobody is signed in. The language that the new account was made with stays. */
  function signedUp(lang: HumanLang): void {
    if (stored.tokens()) forget(true);
    void chooseLanguage(lang);
  }

  /** The server has ended every session of the account (a new username, a deletion). The visitor's language stays. */
  function leaveAccount(): void {
    const lang = store.getState().user_profil.human_lang;
    forget();
    void chooseLanguage(lang);
  }

  /** After something that may have ended this very session on the server: then it ends here too. */
  async function leaveIfEnded(): Promise<void> {
    const access = stored.tokens()?.access;
    if (access && (await refresh({ kind: 'refused', access })) === 'ended') leaveAccount();
  }

  /** What the server has stored of a change shows everywhere at once, in other tabs too. */
  function editProfile(change: Partial<Player>): void {
    stored.storeProfile(change);
    store.dispatch(profileEdited(change));
  }

  /** False when the server could not be reached; the choice holds in this browser all the same. */
  async function chooseLanguage(lang: HumanLang): Promise<boolean> {
    store.dispatch(languageChosen(lang));
    stored.storeProfile({ human_lang: lang });
    if (store.getState().loading.session !== 'signed_in') return true;
    try {
      await call('POST user_profil_human_lang', { human_lang: lang });
      return true;
    } catch (error) {
      console.log('language:', error instanceof Error ? error.message : error);
      return false;
    }
  }

  /** Another tab has changed what is stored, or this page comes back from the browser's memory. */
  function readStoredValues(): void {
    if (isSignedOutElsewhere()) {
      void tellLeaving(false);
      timer.stop();
      profile.never();
      onCleared();
      store.dispatch(signedOut());
      tellSignedOut();
    }
    store.dispatch(profileRestored(stored.profile()));
    if (!stored.tokens()) return;
    // A session that has ended comes back to life only with other tokens than those that were refused.
    if (stored.tokens()?.refresh === endedRefresh) return;
    store.dispatch(sessionRestored());
    timer.schedule(stored.refreshedAt());
    // The tab that signed in may not have got the profile, or not yet.
    if (store.getState().user_profil.user === null) profile.later();
    profile.ifDue();
  }

  /** Also when someone else has signed in since: nothing that this page shows or has fetched is theirs. */
  function isSignedOutElsewhere(): boolean {
    const { loading, user_profil } = store.getState();
    if (loading.session === 'anonymous') return false;
    const account = accountOf(stored.tokens()?.access);
    const isOther = account !== null && user_profil.user !== null && account !== user_profil.user.id;
    return isOther || stored.tokens() === null;
  }

  /** The page is awake or online again: timers may have stood still meanwhile. */
  function wake(): void {
    if (!stored.tokens() || store.getState().loading.session !== 'signed_in') return;
    timer.schedule(stored.refreshedAt());
    profile.ifDue();
  }

  async function renewAccessToken(refused: string): Promise<string | null> {
    const result = await refresh({ kind: 'refused', access: refused });
    if (result !== 'refreshed' && result !== 'adopted') return null;
    const access = stored.tokens()?.access;
    // Someone else has signed in meanwhile: what one person began is not done in the name of another.
    return access && accountOf(access) === accountOf(refused) ? access : null;
  }

  return {
    start,
    signIn,
    enter,
    fetchProfile,
    signOut,
    signedUp,
    leaveAccount,
    leaveIfEnded,
    editProfile,
    chooseLanguage,
    readStoredValues,
    wake,
    renewAccessToken,
    /**
     * Called when the person is about to be signed out, to save what is left and to stop storing anything: here before the
     * stored values go, in another tab after that. Gives the function that stops it.
     */
    onLeaving(listener: LeaveListener): () => void {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
    /** Called when the person has been signed out, here or in another tab. Gives the function that stops it. */
    onSignedOut(listener: () => void): () => void {
      signedOutListeners.add(listener);
      if (unheardSignOut) tellSignedOut();
      return () => signedOutListeners.delete(listener);
    },
  };
}
