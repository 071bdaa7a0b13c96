import { useLocation, useNavigate } from 'react-router';
import { useTypedSearch } from '../../use-typed-search.ts';
import { SEARCH_MAX, SORTS, type Sort } from './player-query.ts';

/** Search and order live in the address, so that going back from a profile finds the same list. */
export function useListAddress() {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const address = new URLSearchParams(search);
  const q = (address.get('q') ?? '').slice(0, SEARCH_MAX);
  const sort: Sort = SORTS.find((known) => known === address.get('sort')) ?? 'poeng';
  const { typed, setTyped, keepTyped } = useTypedSearch(q, (found) => go({ q: found }));

  function go(changes: { q?: string; sort?: Sort }) {
    const next = { q, sort, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.sort !== 'poeng') parameters.set('sort', next.sort);
    keepTyped();
    void navigate({ search: parameters.toString() }, { replace: true });
  }

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
