import type { SearchHit } from '@kodestien/contract/document/search';
import { useEffect, useRef, useState } from 'react';
import { sok } from '../../api-client/search.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const REST_MS = 250;
/** As the contract says it; its schemas stay on the server. */
export const QUERY_MAX = 100;

/**
 * What is searched for and what was found. The last hits stay in view while the next ones are on their way. The search
 * is stored with the history entry: whoever comes back from a hit finds it again.
 */
export function useDocumentSearch() {
  const lang = useHumanLang();
  const [typed, setTyped] = useState(storedQuery);
  const [asked, setAsked] = useState(typed.trim());
  const last = useRef<readonly SearchHit[] | null>(null);
  // An emptied field has no hits at once; everything else waits until the typing rests.
  const q = typed.trim() === '' ? '' : asked;
  const answer = useAnswer(`${lang} ${q}`, async (signal) =>
    q === '' ? null : (await sok({ q, human_lang: lang }, signal)).results,
  );

  useEffect(() => {
    const rest = setTimeout(() => {
      setAsked(typed.trim());
      keepQuery(typed);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [typed]);

  if (q === '') last.current = null;
  else if (answer.status === 'loaded') last.current = answer.data;
  return { q, typed, setTyped, answer, hits: last.current };
}

function storedQuery(): string {
  const stored: unknown = window.history.state?.sok;
  return typeof stored === 'string' ? stored.slice(0, QUERY_MAX) : '';
}

/** Past the router: for it nothing has changed, and the focus stays in the field. */
function keepQuery(typed: string): void {
  window.history.replaceState({ ...window.history.state, sok: typed }, '');
}
