import 'messages:teachers';
import type { AnswerOf } from '@kodestien/contract/calls';
import { WORK_MINUTES } from '@kodestien/contract/learning/rules';
import { TeacherAccess } from '../../../account/teacher/teacher-access.tsx';
import { useUser } from '../../../account/user-context.tsx';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { classPaths } from '../../../class-paths.ts';
import { useT } from '../../../i18n/use-t.ts';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CoursePlan } from './course-plan.tsx';
import styles from './teachers-plan.module.css';

/** What a teacher plans with, counted from the lessons as they are: never written by hand. */
export function TeachersPlan() {
  const t = useT();
  const answer = useAnswer('', (signal) => call('GET larer_oversikt', {}, { signal }));
  const { user } = useUser();
  const own = useAnswer(user?.username ?? null, (signal) => call('GET klasser', {}, { signal }));
  const isTeacher = own.data?.teacher === 'yes';
  return (
    <>
      <OwnAccess access={own.data} isSignedIn={user !== null} onAnswer={own.askAgain} />
      <section className={styles.plan} aria-labelledby="teachers-plan">
        <div className="row wrap middle apart gap-2">
          <Heading level={2} id="teachers-plan">
            {t('teachers.title')}
          </Heading>
          <span className={styles.print}>
            <ButtonLink to={paths.plan()} size="small">
              {t('teachers.plan')}
            </ButtonLink>
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
          answer.data.courses.map((course) => <CoursePlan key={course.slug} course={course} isTeacher={isTeacher} />)}
      </section>
    </>
  );
}

type OwnAccessProps = { access: AnswerOf<'GET klasser'> | null; isSignedIn: boolean; onAnswer: () => void };

/** The way to classes: for those who have access, those who may ask for it, and visitors, who sign in first. */
function OwnAccess({ access, isSignedIn, onAnswer }: OwnAccessProps) {
  const t = useT();
  if (!isSignedIn) {
    return (
      <p className={styles.access}>
        <ButtonLink to={classPaths.list}>{t('teacher_access.signin')}</ButtonLink>
      </p>
    );
  }
  if (!access) return null;
  if (access.teacher === 'yes') {
    return (
      <p className={styles.access}>
        {t('teacher_access.yes')} <TextLink to={classPaths.list}>{t('teacher_access.classes')}</TextLink>
      </p>
    );
  }
  return (
    <div className={styles.access}>
      <TeacherAccess teacher={access.teacher} signup={access.teacher_signup} onAnswer={onAnswer} />
    </div>
  );
}
