import type { Difference as DifferenceData } from '@kodestien/contract/admin/faults';
import { useT } from '../../../../i18n/use-t.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './changes.module.css';
import { TextDifference } from './text-difference.tsx';

/** One thing that is different, with its place in the document. */
export function Difference({ difference }: { difference: DifferenceData }) {
  const t = useT();
  const { path, before, after } = difference;
  return (
    <li className={styles.difference}>
      <code className={styles.path}>{path === '' ? t('admin_json_backend.whole_document') : path}</code>
      {typeof before === 'string' && typeof after === 'string' ? (
        <TextDifference before={before} after={after} />
      ) : (
        <div className={styles.sides}>
          {before !== null && (
            <del className={styles.value}>
              <VisuallyHidden>{t('admin_json_backend.before')}: </VisuallyHidden>
              {asText(before)}
            </del>
          )}
          {after !== null && (
            <ins className={styles.value}>
              <VisuallyHidden>{t('admin_json_backend.after')}: </VisuallyHidden>
              {asText(after)}
            </ins>
          )}
        </div>
      )}
    </li>
  );
}

/** A list of names is their order; anything else is shown as it is written. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}
