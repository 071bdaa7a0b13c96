import type { AuditEntry } from '@kodestien/contract/admin/audit';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Person } from '../person.tsx';
import styles from './audit.module.css';
import { detailLines, isKnown } from './detail-lines.ts';

/** To whom, and what: the server keeps something else for each kind of deed. */
export function Details({ entry }: { entry: AuditEntry }) {
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
