import type { DocumentChange } from '@kodestien/contract/admin/json-backend';
import { useHumanLang } from '../../../../i18n/use-human-lang.ts';
import { ChangeBadge } from './change-badge.tsx';
import styles from './changes.module.css';
import { Differences } from './differences.tsx';

/** The documents that change, each unfolding into what is different in it. Few are unfolded at once. */
export function DocumentChanges({ changes }: { changes: readonly DocumentChange[] }) {
  const lang = useHumanLang();
  return (
    <ul className={styles.documents}>
      {changes.map(({ slug, kind, tittel, changes: differences }) => (
        <li key={slug}>
          <details className={styles.document} open={changes.length === 1}>
            <summary>
              <ChangeBadge kind={kind} />
              <strong>{tittel?.[lang] ?? slug}</strong>
              <code>{slug}</code>
            </summary>
            <Differences changes={differences} />
          </details>
        </li>
      ))}
    </ul>
  );
}
