import 'messages:home';
import { useRef } from 'react';
import { useUser } from '../../account/user-context.tsx';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { usePrefetchOnIntent } from '../../lesson/document/use-prefetch.ts';
import { useProgress } from '../../lesson/progress/progress-store.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { paths } from '../../paths.ts';
import { menuItems } from '../../store/header-item.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContinueCard } from './continue-card.tsx';
import { CourseCard } from './course-card.tsx';
import { HandIns } from './hand-ins.tsx';
import styles from './home-screen.module.css';
import { LatestReplies } from './latest-replies.tsx';
import { TeacherAnswers } from './teacher-answers.tsx';

/** The front page of someone who has signed in: where they left off, and how far they have come in every course. */
export default function HomeScreen() {
  const t = useT();
  const { user } = useUser();
  const poeng = useAppSelector(({ user_profil }) => user_profil.poeng);
  const { streak, courses: scores } = useProgress();
  const sinceLast = Object.values(scores).reduce((sum, { since_last }) => sum + since_last, 0);
  const page = useRef<HTMLDivElement>(null);
  const { status, items, retry } = useHeaderList();
  const courses = menuItems(items).filter(({ children }) => children.length > 0);
  useDocumentTitle(t('home.title'));
  usePrefetchOnIntent(page);
  if (!user) return null;
  return (
    <PageBody>
      <div ref={page} className={styles.home}>
        <div className={styles.top}>
          <Heading level={1} tabIndex={-1}>
            {t('home.greeting', { username: user.username })}
          </Heading>
          <p className={styles.facts}>
            <span>{t('home.points', { poeng })}</span>
            {sinceLast > 0 && <span className="strong">{t('home.since_last', { count: sinceLast })}</span>}
            {streak > 1 && <span>{t('home.streak', { days: streak })}</span>}
            <TextLink to={paths.profilDisp(user.username)}>{t('home.profile')}</TextLink>
          </p>
        </div>
        {(status === 'idle' || status === 'loading') && <HomePlaceholder />}
        {status === 'failed' && (
          <RetryNotice title={t('home.failed')} onRetry={retry}>
            {t('app.error.offline')}
          </RetryNotice>
        )}
        {courses.length > 0 && (
          <>
            <ContinueCard courses={courses} />
            <HandIns />
            <section className="stack gap-2" aria-labelledby="home-courses">
              <Heading level={2} size="h3" id="home-courses">
                {t('home.courses')}
              </Heading>
              <ul className={styles.courses}>
                {courses.map((course, index) => (
                  <CourseCard key={course.slug} course={course} leadsToPeople={index === 1} />
                ))}
              </ul>
            </section>
            <TeacherAnswers />
            <LatestReplies documents={items} />
          </>
        )}
      </div>
    </PageBody>
  );
}

const COURSES = ['a', 'b', 'c', 'd'];

function HomePlaceholder() {
  const t = useT();
  return (
    <div className={styles.home} role="status">
      <VisuallyHidden>{t('home.loading')}</VisuallyHidden>
      <div className={styles.card}>
        <div className="stack gap-1 breaks">
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
