import { useT } from '../../../i18n/use-t.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './db-tools.module.css';

const TONES = { added: 'good', changed: 'info', removed: 'bad', kept: 'mark' } as const;

/** The documents that something happens to. Many are folded together. */
export function Slugs({ kind, slugs }: { kind: keyof typeof TONES; slugs: readonly string[] }) {
  const t = useT();
  if (slugs.length === 0) return null;
  const heading = (
    <>
      <Badge tone={TONES[kind]}>{t(`admin_db_tools.${kind}`)}</Badge>
      <span>{t('admin_db_tools.documents', { count: slugs.length })}</span>
    </>
  );
  const list = (
    <ul className={styles.slugs}>
      {slugs.map((slug) => (
        <li key={slug}>
          <code>{slug}</code>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.kind} open={slugs.length <= 8}>
      <summary>{heading}</summary>
      {list}
    </details>
  );
}
