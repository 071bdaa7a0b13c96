import type { HumanLang } from '@kodestien/contract/language';
import type { AppStore, RootState } from '../../../../store/store.ts';

/** The same store to someone who reads another language: the preview shows both at once. */
export function languageStore(store: AppStore, human_lang: HumanLang): AppStore {
  let last: RootState | null = null;
  let seen: RootState = store.getState();
  const getState = (): RootState => {
    const now = store.getState();
    if (now !== last) {
      last = now;
      seen = { ...now, user_profil: { ...now.user_profil, human_lang } };
    }
    return seen;
  };
  return { ...store, getState };
}
