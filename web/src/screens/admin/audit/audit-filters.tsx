import { AUDIT_ACTIONS } from '@kodestien/contract/admin/rules';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './audit.module.css';
import { DayField } from './day-field.tsx';
import type { AuditFilter } from './use-audit-filter.ts';

type AuditFiltersProps = {
  filter: AuditFilter;
  isFiltered: boolean;
  onChange: (changes: Partial<AuditFilter>) => void;
  onClear: () => void;
};

export function AuditFilters({ filter, isFiltered, onChange, onClear }: AuditFiltersProps) {
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
        <Button variant="quiet" size="small" icon="close" onClick={onClear}>
          {t('admin_audit.clear')}
        </Button>
      )}
    </form>
  );
}
