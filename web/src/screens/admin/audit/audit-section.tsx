import * as glyphs from '../../../ui/icons/glyphs.ts';
import 'messages:admin-audit';
import type { AuditEntry } from '@kodestien/contract/admin/audit';
import { AUDIT_ACTIONS, type AuditAction } from '@kodestien/contract/admin/rules';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api-client/call.ts';
import { usePages } from '../../../api-client/use-pages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PagedTable } from '../paged-table.tsx';
import { Person } from '../person.tsx';
import { When } from '../when.tsx';
import styles from './audit.module.css';
import { DayField } from './day-field.tsx';
import { detailLines, isKnown } from './detail-lines.ts';

export default function AuditSection() {
  const t = useT();
  const { filter, isFiltered, change, clear } = useAuditFilter();
  const pages = usePages(JSON.stringify(filter), (cursor, signal) =>
    call('GET admin_audit', { ...queryOf(filter), cursor }, { signal }),
  );
  return (
    <div className="stack gap-3">
      <AuditFilters filter={filter} isFiltered={isFiltered} onChange={change} onClear={clear} />
      <PagedTable
        caption={t('admin.section.audit')}
        pages={pages}
        keyOf={({ id }) => id}
        nothing={isFiltered ? t('admin_audit.none_found') : t('admin_audit.none')}
        columns={[
          { key: 'at', title: t('admin_audit.at'), width: '10.5rem', cell: ({ at }) => <When at={at} /> },
          {
            key: 'actor',
            title: t('admin_audit.actor'),
            width: '9rem',
            cell: ({ actor }) => <Person username={actor.username} />,
          },
          {
            key: 'action',
            title: t('admin_audit.action'),
            isName: true,
            width: '30%',
            cell: (entry) => <Action entry={entry} />,
          },
          { key: 'details', title: t('admin_audit.details'), cell: (entry) => <Details entry={entry} /> },
        ]}
      />
    </div>
  );
}

function Action({ entry }: { entry: AuditEntry }) {
  const t = useT();
  return (
    <span className={styles.action}>
      {t(`admin_audit.action.${entry.action}`)}
      <code>{entry.action}</code>
    </span>
  );
}

type AuditFiltersProps = {
  filter: AuditFilter;
  isFiltered: boolean;
  onChange: (changes: Partial<AuditFilter>) => void;
  onClear: () => void;
};

function AuditFilters({ filter, isFiltered, onChange, onClear }: AuditFiltersProps) {
  const t = useT();
  const [actor, setActor] = useState(filter.actor);
  useEffect(() => setActor(filter.actor), [filter.actor]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onChange({ actor: actor.trim() });
  }

  return (
    <form className={styles.filters} noValidate onSubmit={onSubmit} aria-label={t('admin_audit.filter')}>
      <Field
        name="actor"
        type="search"
        label={t('admin_audit.actor')}
        value={actor}
        onChange={setActor}
        onBlur={() => actor.trim() !== filter.actor && onChange({ actor: actor.trim() })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SelectField
        name="action"
        label={t('admin_audit.action')}
        value={filter.action}
        onChange={(action) => onChange({ action })}
        options={[
          { value: '', label: t('admin_audit.action.all') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`admin_audit.action.${value}`) })),
        ]}
      />
      <DayField name="from" label={t('admin_audit.from')} value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField name="to" label={t('admin_audit.to')} value={filter.to} onChange={(to) => onChange({ to })} />
      {isFiltered && (
        <Button variant="quiet" size="small" icon={glyphs.close} onClick={onClear}>
          {t('admin_audit.clear')}
        </Button>
      )}
    </form>
  );
}

/** To whom, and what: the server keeps something else for each kind of action. */
function Details({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const lines = detailLines(entry.details, { yes: t('admin_audit.yes'), no: t('admin_audit.no') });
  if (!entry.target && lines.length === 0) return <span className={styles.soft}>–</span>;
  return (
    <dl className={styles.details}>
      {entry.target && (
        <div>
          <dt>{t('admin_audit.target')}</dt>
          <dd>
            <Person username={entry.target.username} />
          </dd>
        </div>
      )}
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{isKnown(name) ? t(`admin_audit.detail.${name}`) : name}</dt>
          <dd>
            {name === 'revision_id' ? (
              <TextLink to={`${paths.adminSection('json_backend')}?view=revisions&revision=${text}`}>{text}</TextLink>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type AuditFilter = {
  actor: string;
  action: AuditAction | '';
  /** Days as YYYY-MM-DD, both included; empty: no limit. */
  from: string;
  to: string;
};

/** What is looked for lives in the address, so that it can be sent to someone. */
function useAuditFilter() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const filter: AuditFilter = {
    actor: address.get('actor') ?? '',
    action: AUDIT_ACTIONS.find((one) => one === address.get('action')) ?? '',
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

/** As the call takes it: times instead of days, in the zone of anyone who is looking. */
function queryOf({ actor, action, from, to }: AuditFilter) {
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
