import { AUDIT_ACTIONS, type AuditAction } from '@kodestien/contract/admin/rules';
import { useLocation, useNavigate } from 'react-router';

export type AuditFilter = {
  actor: string;
  action: AuditAction | '';
  /** Days as YYYY-MM-DD, both included; empty: no limit. */
  from: string;
  to: string;
};

/** What is looked for lives in the address, so that it can be sent to somebody. */
export function useAuditFilter() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const filter: AuditFilter = {
    actor: address.get('actor') ?? '',
    action: AUDIT_ACTIONS.find((known) => known === address.get('action')) ?? '',
    from: day(address.get('from')),
    to: day(address.get('to')),
  };

  function change(changes: Partial<AuditFilter>) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...filter, ...changes })) if (value) parameters.set(name, value);
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  return {
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    change,
    clear: () => void navigate({ search: '' }, { replace: true }),
  };
}

/** As the call takes it: times instead of days, in the zone of whoever is looking. */
export function queryOf({ actor, action, from, to }: AuditFilter) {
  return {
    actor: actor || undefined,
    action: action || undefined,
    from: from ? new Date(`${from}T00:00`).getTime() : undefined,
    to: to ? dayAfter(to) : undefined,
  };
}

function dayAfter(text: string): number {
  const date = new Date(`${text}T00:00`);
  date.setDate(date.getDate() + 1);
  return date.getTime();
}

function day(text: string | null): string {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
