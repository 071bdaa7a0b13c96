import { useT } from '../../i18n/use-t.ts';
import { useOnline } from '../../lesson/document/use-online.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './lesson.module.css';

/** What has been opened stays; the reader learns why the rest does not come. */
export function OfflineNotice() {
  const t = useT();
  if (useOnline()) return null;
  return (
    <div className={styles.offline}>
      <Notice tone="warn" live>
        {t('doc.offline')}
      </Notice>
    </div>
  );
}
