import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './course-overview.module.css';
import placeholder from './placeholder.module.css';

const LESSONS = ['84%', '72%', '78%', '66%'];

/** The shape of a course: its mark, its name, the button, and the lessons with a line on each. */
export function CoursePlaceholder() {
  const t = useT();
  return (
    <div className={styles.overview} aria-busy="true">
      <div className={styles.top}>
        <div role="status">
          <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
        </div>
        <Skeleton width="64px" height="64px" shape="block" />
        <Skeleton width="11rem" height="2.75rem" shape="block" />
        <Skeleton width="min(34rem, 95%)" height="1.25rem" />
        <Skeleton width="11rem" height="3.5rem" shape="block" />
      </div>
      <div className={placeholder.stops}>
        {LESSONS.map((width) => (
          <div key={width} className={placeholder.stop} data-large>
            <Skeleton width="32px" height="32px" shape="round" />
            <div className={placeholder.lines}>
              <Skeleton width="40%" />
              <Skeleton width={width} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
