import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SORTS, type Sort } from './player-query.ts';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const REST_MS = 250;

/** Search and order live in the address, so that going back from a profile finds the same list. */
export function useListAddress() {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const address = new URLSearchParams(search);
  const q = address.get('q') ?? '';
  const sort: Sort = SORTS.find((known) => known === address.get('sort')) ?? 'poeng';
  const [typed, setTyped] = useState(q);

  function go(changes: { q?: string; sort?: Sort }) {
    const next = { q, sort, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.sort !== 'poeng') parameters.set('sort', next.sort);
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait; `go` is made anew on each render
  useEffect(() => {
    if (typed.trim() === q) return;
    const rest = setTimeout(() => go({ q: typed.trim() }), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, q]);

  return {
    q,
    sort,
    /** Of the history entry: the list is remembered under it. */
    key,
    typed,
    setTyped,
    chooseSort: (chosen: Sort) => go({ sort: chosen }),
    clear: () => {
      setTyped('');
      go({ q: '' });
    },
  };
}
