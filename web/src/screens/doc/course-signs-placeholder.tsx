import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './document-list.module.css';

const SIGNS = ['a', 'b', 'c', 'd'];
const LESSONS = ['58%', '44%', '66%', '52%'];

export function CourseSignsPlaceholder() {
  const t = useT();
  return (
    <div className={styles.courses} role="status">
      <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
      {SIGNS.map((sign) => (
        <div key={sign} className={styles.course}>
          <Skeleton height="6rem" shape="block" />
          {LESSONS.map((width) => (
            <div key={width} className={styles.lessons}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
