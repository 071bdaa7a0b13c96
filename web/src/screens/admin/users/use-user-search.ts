import { USER_FILTERS, type UserFilter } from '@kodestien/contract/admin/rules';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A person types a letter every 100–300 ms; asking after a short rest asks once for each word. */
const REST_MS = 250;

/** Search and filter live in the address, so that a list can be sent to somebody and come back to. */
export function useUserSearch() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const q = address.get('q') ?? '';
  const show: UserFilter = USER_FILTERS.find((known) => known === address.get('show')) ?? 'all';
  const [typed, setTyped] = useState(q);

  function go(changes: { q?: string; show?: UserFilter }) {
    const next = { q, show, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.show !== 'all') parameters.set('show', next.show);
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait; `go` is made anew on each render
  useEffect(() => {
    if (typed.trim() === q) return;
    const rest = setTimeout(() => go({ q: typed.trim() }), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, q]);

  return { q, show, typed, setTyped, choose: (chosen: UserFilter) => go({ show: chosen }) };
}
