import 'messages:teachers';
import { WORK_MINUTES } from '@kodestien/contract/learning/rules';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CoursePlan } from './course-plan.tsx';
import styles from './teachers-plan.module.css';

/** What a teacher plans with, counted from the lessons as they are: never written by hand. */
export function TeachersPlan() {
  const t = useT();
  const answer = useAnswer('', (signal) => call('GET larer_oversikt', {}, { signal }));
  return (
    <section className={styles.plan} aria-labelledby="teachers-plan">
      <div className="row wrap middle apart gap-2">
        <Heading level={2} id="teachers-plan">
          {t('teachers.title')}
        </Heading>
        <span className={styles.print}>
          <Button size="small" onClick={() => window.print()}>
            {t('teachers.print')}
          </Button>
        </span>
      </div>
      <p>{t('teachers.lead', { minutes: WORK_MINUTES })}</p>
      {answer.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('teachers.loading')}</VisuallyHidden>
          <Skeleton height="24rem" shape="block" />
        </div>
      )}
      {answer.status === 'failed' && <RetryNotice onRetry={answer.askAgain}>{t('teachers.failed')}</RetryNotice>}
      {answer.status === 'loaded' &&
        answer.data.courses.map((course) => <CoursePlan key={course.slug} course={course} />)}
    </section>
  );
}
