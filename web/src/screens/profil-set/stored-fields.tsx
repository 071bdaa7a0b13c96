import { useT } from '../../i18n/use-t.ts';
import styles from './profil-set-screen.module.css';

/** Present values, to read. */
export function StoredFields({ fields }: { fields: readonly { label: string; value: string }[] }) {
  const t = useT();
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-empty={value === '' || undefined}>{value || t('profil_set.not_filled')}</dd>
        </div>
      ))}
    </dl>
  );
}
