import type { Difference as DifferenceData } from '@kodestien/contract/admin/faults';
import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from './changes.module.css';
import { Difference } from './difference.tsx';

const SHOWN_AT_FIRST = 20;

export function Differences({ changes }: { changes: readonly DifferenceData[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (changes.length === 0) return <p className={styles.none}>{t('admin_json_backend.no_differences')}</p>;
  const shown = all ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.differences}>
        {shown.map((difference) => (
          <Difference key={difference.path} difference={difference} />
        ))}
      </ul>
      {shown.length < changes.length && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {t('admin_json_backend.all_differences', { count: changes.length })}
          </Button>
        </div>
      )}
    </>
  );
}
