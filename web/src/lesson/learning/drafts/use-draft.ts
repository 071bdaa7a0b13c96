import type { HumanLang } from '@kodestien/contract/language';
import type { Draft } from '@kodestien/contract/learning/operations';
import { ANSWER_MAX } from '@kodestien/contract/learning/rules';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { SessionContext } from '../../../account/session/session-context.ts';
import { AnswerCache } from '../../../api-client/answer-cache.ts';
import { call } from '../../../api-client/call.ts';
import { useHumanLang } from '../../../i18n/use-human-lang.ts';
import { useIsHydrated } from '../../../loading/hydrated.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { DraftKeeper, UNTOUCHED } from './draft-keeper.ts';

export type Place = { doc_slug: string; blokk_slug: string };

/** Where a draft is stored in this browser. */
export function draftKey({ doc_slug, blokk_slug }: Place, lang: HumanLang, who: number | 'visitor'): string {
  return `draft/${who}/${doc_slug}/${blokk_slug}/${lang}`;
}

/** All drafts of a page come in one answer; blocks that open together share it. */
const draftsOfPages = new AnswerCache<readonly Draft[]>({ freshMs: 3000, max: 1 });

export function draftsOf(doc_slug: string, user: number): Promise<readonly Draft[]> {
  const ask = () => call('GET oppgave_utkast', { doc_slug }).then(({ results }) => results);
  return draftsOfPages.load(`${user}/${doc_slug}`, ask);
}

type DraftOptions = {
  /** Exercises are stored on the server too; programs that are only tried stay in this browser. */
  isLocal?: boolean;
  /** The text is the same in both human languages: there is one draft of it, not two. */
  isSameInBoth?: boolean;
};

/** The draft of a block. Without a place (a preview) nothing is stored. */
export function useDraft(
  place: Place | null,
  starter: string,
  onText: (text: string) => void,
  { isLocal = false, isSameInBoth = false }: DraftOptions = {},
) {
  const shownLang = useHumanLang();
  const lang = isSameInBoth ? '_no' : shownLang;
  const session = useContext(SessionContext);
  const isSignedIn = useAppSelector(({ loading }) => loading.session === 'signed_in');
  const user = useAppSelector(({ user_profil }) => user_profil.user?.id ?? null);
  const doc_slug = place?.doc_slug;
  const blokk_slug = place?.blokk_slug;
  const isHydrated = useIsHydrated();
  const [state, setState] = useState(UNTOUCHED);

  const keeper = useMemo(() => {
    // The page from the server shows the starter to everybody; what this browser has stored follows.
    if (!isHydrated || doc_slug === undefined || blokk_slug === undefined) return null;
    const keyOf = (who: number | 'visitor') => draftKey({ doc_slug, blokk_slug }, lang, who);
    const at = { doc_slug, blokk_slug, human_lang: lang };
    return new DraftKeeper({
      storage: browserStorage(),
      key: keyOf(user ?? 'visitor'),
      visitorKey: user === null ? null : keyOf('visitor'),
      starter,
      send:
        user === null || isLocal
          ? null
          : (txt, base, isLeaving) =>
              txt.length > ANSWER_MAX
                ? Promise.reject(new Error('too long'))
                : call('PUT oppgave_utkast', { ...at, txt, base }, { keepalive: isLeaving }),
      now: Date.now,
      onState: setState,
      onText,
    });
  }, [doc_slug, blokk_slug, lang, user, starter, onText, isLocal, isHydrated]);

  useEffect(() => {
    if (!keeper) return;
    keeper.open();
    setState(keeper.state);
    const stopListening = user === null ? undefined : session?.onLeaving((canSave) => keeper.signOut(canSave));
    const onStorage = (event: StorageEvent) => {
      if (event.key === keeper.key) keeper.changedElsewhere(event.newValue);
    };
    const onHide = () => keeper.leave();
    const onVisible = () => document.visibilityState === 'hidden' && keeper.leave();
    const onOnline = () => keeper.sendRest();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopListening?.();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
      keeper.close();
    };
  }, [keeper, session, user]);

  useEffect(() => {
    if (!keeper || isLocal || user === null || !isSignedIn || doc_slug === undefined) return;
    let isCurrent = true;
    draftsOf(doc_slug, user).then(
      (drafts) => {
        const own = drafts.find((draft) => draft.blokk_slug === blokk_slug && draft.human_lang === lang);
        if (isCurrent) keeper.found(own ?? null);
      },
      // What is here stays here, and is sent at the next change.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [keeper, isLocal, user, isSignedIn, doc_slug, blokk_slug, lang]);

  const change = useCallback((text: string) => keeper?.change(text), [keeper]);
  return {
    text: keeper?.text ?? starter,
    state,
    isSignedIn: user !== null,
    /** Where earlier versions of it are. */
    place: place && { ...place, human_lang: lang },
    change,
    /** Another text takes the place of this one. */
    restore: onText,
    takeOther: useCallback(() => keeper?.takeOther(), [keeper]),
    keepOwn: useCallback(() => keeper?.keepOwn(), [keeper]),
  };
}
