import { useT } from '../../i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './home-screen.module.css';

const COURSES = ['a', 'b', 'c', 'd'];

export function HomePlaceholder() {
  const t = useT();
  return (
    <div className={styles.home} role="status">
      <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      <div className={styles.card}>
        <div className={styles.words}>
          <Skeleton width="8rem" />
          <Skeleton width="min(18rem, 80%)" height="2.25rem" shape="block" />
          <Skeleton width="11rem" />
        </div>
        <Skeleton height="1.5rem" />
        <Skeleton width="min(15rem, 100%)" height="3.5rem" shape="block" />
      </div>
      <div className={styles.courses}>
        {COURSES.map((course) => (
          <div key={course} className={styles.course}>
            <Skeleton width="60%" height="2rem" shape="block" />
            <Skeleton height="1.5rem" />
            <Skeleton width="45%" />
          </div>
        ))}
      </div>
    </div>
  );
}
