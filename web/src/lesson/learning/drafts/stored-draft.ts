import type { HumanLang } from '@kodestien/contract/language';
import { browserStorage } from '../../../account/session/browser-storage.ts';
import { readStored } from './draft-keeper.ts';
import { draftKey, draftsOf, type Place } from './use-draft.ts';

/** What someone has written in a block: in this browser, or on another device of theirs; null for nothing. */
export async function storedDraftText(place: Place, lang: HumanLang, who: number | 'visitor'): Promise<string | null> {
  const storage = browserStorage();
  for (const one of [who, 'visitor'] as const) {
    const stored = readStored(storage.getItem(draftKey(place, lang, one)));
    if (stored) return stored.txt;
  }
  if (who === 'visitor') return null;
  try {
    const drafts = await draftsOf(place.doc_slug, who);
    return drafts.find((draft) => draft.blokk_slug === place.blokk_slug && draft.human_lang === lang)?.txt ?? null;
  } catch {
    // The author's starter is there.
    return null;
  }
}
