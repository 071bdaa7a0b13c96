import { languageFromTag } from '@kodestien/contract/language';
import { connectApiClient } from '../../api-client/environment.ts';
import { whenBack } from '../../api-client/when-back.ts';
import type { AppStore } from '../../store/store.ts';
import { chooseTheme } from '../../theme/use-theme.ts';
import { browserStorage, STORAGE_CLEARED, tabStorage } from './browser-storage.ts';
import { createSession, type Session } from './session.ts';
import { storedValues } from './stored-values.ts';

/** Other tabs write field by field; reading once when they are done is enough. */
const STORAGE_SETTLE_MS = 50;

/** The session of this browser: its storage, its API client and its events tied together. */
export function browserSession(store: AppStore): Session {
  const stored = storedValues(browserStorage());
  // A link may name its language (?lang=en), as search engines are told; it then holds from here on.
  const wished = languageFromTag(new URLSearchParams(window.location.search).get('lang') ?? '');
  if (wished) stored.storeProfile({ human_lang: wished });
  const session = createSession(store, stored, () => {
    tabStorage().clear();
    // For those who keep something in memory and write it to that storage when the page is left.
    window.dispatchEvent(new Event(STORAGE_CLEARED));
    // The theme is a stored value like any other, but the page wears it.
    chooseTheme('system');
  });
  connectApiClient({
    language: () => store.getState().user_profil.human_lang,
    accessToken: () => stored.tokens()?.access ?? null,
    renewAccessToken: session.renewAccessToken,
  });

  let settling: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('storage', () => {
    clearTimeout(settling);
    settling = setTimeout(session.readStoredValues, STORAGE_SETTLE_MS);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) session.readStoredValues();
  });
  whenBack(session.wake, true);
  return session;
}
