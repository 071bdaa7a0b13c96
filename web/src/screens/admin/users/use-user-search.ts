import { USER_FILTERS, type UserFilter } from '@kodestien/contract/admin/rules';
import { useLocation, useNavigate } from 'react-router';
import { useTypedSearch } from '../../../use-typed-search.ts';

/** Search and filter live in the address, so that a list can be sent to somebody and come back to. */
export function useUserSearch() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const q = address.get('q') ?? '';
  const show: UserFilter = USER_FILTERS.find((known) => known === address.get('show')) ?? 'all';
  const { typed, setTyped, keepTyped } = useTypedSearch(q, (found) => go({ q: found }));

  function go(changes: { q?: string; show?: UserFilter }) {
    const next = { q, show, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.show !== 'all') parameters.set('show', next.show);
    keepTyped();
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  return { q, show, typed, setTyped, choose: (chosen: UserFilter) => go({ show: chosen }) };
}
