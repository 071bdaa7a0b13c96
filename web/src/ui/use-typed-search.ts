import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const DEBOUNCE_MS = 250;

/**
 * What is in a search field whose search (`q`) lives in the address. `search` puts a search into the address, when
 * the typing rests. An address that comes from elsewhere (a link, Back) is what the field shows from then on.
 */
export function useTypedSearch(q: string, search: (q: string) => void) {
  const { key } = useLocation();
  const [typed, setTyped] = useState(q);
  const isOurs = useRef(true);
  const latest = useRef({ q, search });
  latest.current = { q, search };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry counts, also one of the same address
  useEffect(() => {
    if (!isOurs.current) setTyped(latest.current.q);
    isOurs.current = false;
  }, [key]);

  useEffect(() => {
    if (typed.trim() === latest.current.q) return;
    const rest = setTimeout(() => latest.current.search(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(rest);
  }, [typed]);

  return {
    typed,
    setTyped,
    /** Before the screen itself changes the address: what is being typed stays. */
    keepTyped(): void {
      isOurs.current = true;
    },
  };
}
