import type { Publication } from '@kodestien/contract/admin/json-backend';
import { useT } from '../../../../i18n/use-t.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { FaultList } from '../../fault-list.tsx';
import { Conflict } from '../changes/conflict.tsx';
import { DocumentChanges } from '../changes/document-changes.tsx';
import { backendPaths } from '../use-backend-address.ts';

type Findings = Pick<Publication, 'faults' | 'conflicts'>;

/** What publishing would change, and what stands in its way. */
export function PublicationPlan({ plan }: { plan: Publication }) {
  const t = useT();
  return (
    <>
      {plan.publishable && <Notice tone="good">{t('admin_json_backend.publishable')}</Notice>}
      <PublicationFindings findings={plan} />
      <DocumentChanges changes={plan.changes} />
    </>
  );
}

export function PublicationFindings({ findings: { faults, conflicts } }: { findings: Findings }) {
  const t = useT();
  return (
    <>
      {faults.length > 0 && (
        <>
          <Notice tone="bad" title={t('admin_json_backend.faults', { faults: faults.length })}>
            {t('admin_json_backend.faults.text')}
          </Notice>
          <FaultList
            faults={faults}
            placeOf={({ slug }) =>
              slug === null ? t('admin.fault.whole') : <TextLink to={backendPaths.document(slug)}>{slug}</TextLink>
            }
          />
        </>
      )}
      {conflicts.map((conflict) => (
        <Conflict key={conflict.slug} conflict={conflict} />
      ))}
    </>
  );
}
