import type { ContentFault } from '@kodestien/contract/faults';
import type { ReactNode } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import styles from './fault-list.module.css';

type FaultListProps = {
  faults: readonly ContentFault[];
  /** Where a fault is, as a link or button to it; without it the place is only named. */
  placeOf?: ((fault: ContentFault) => ReactNode) | undefined;
};

/** What is wrong with documents, each with its place. */
export function FaultList({ faults, placeOf }: FaultListProps) {
  const lang = useHumanLang();
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={`${fault.slug} ${fault.file} ${fault.path} ${fault.line} ${fault.reason._eng}`}>
          <span className="small strong">{placeOf ? placeOf(fault) : <Place fault={fault} />}</span>
          {fault.path && <code className={styles.path}>{fault.path}</code>}
          <span>{fault.reason[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

function Place({ fault }: { fault: ContentFault }) {
  const t = useT();
  const name = fault.file ?? fault.slug;
  if (fault.line === null) return <>{name ?? t('admin.fault.whole')}</>;
  return (
    <>
      {name ? `${name}, ` : ''}
      {t('admin.fault.line', { line: fault.line })}
    </>
  );
}
