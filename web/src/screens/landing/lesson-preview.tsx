import { useEffect, useRef, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lesson-preview.module.css';

const useExcerpt = lazyPart('lesson', async () => (await import('./parts.ts')).PARTS.lesson());

/** What a lesson is: a part of a real one with its exercise, fetched when the reader comes near it. */
export function LessonPreview() {
  const t = useT();
  const lang = useHumanLang();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const { part, error, retry } = useExcerpt(isNear);
  const lesson = useHeaderList().items.find(({ slug }) => slug === 'python')?.children[0];

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // A title, a few lines and a program, and an exercise.
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton height="2rem" />
      <Skeleton height="14rem" shape="block" />
      <Skeleton height="26rem" shape="block" />
    </div>
  );
  return (
    <section className={styles.section} aria-labelledby="landing-lesson">
      <div className="stack gap-1">
        <Heading level={2} id="landing-lesson">
          {t('landing.lesson')}
        </Heading>
        <p className={styles.lead}>{t('landing.lesson.real')}</p>
      </div>
      <div ref={frame} className={styles.lesson}>
        {error !== null ? (
          <RetryNotice onRetry={retry}>{t('app.error.offline')}</RetryNotice>
        ) : part && lesson ? (
          <part.LessonExcerpt slug={lesson.slug} placeholder={waiting} />
        ) : (
          waiting
        )}
      </div>
      {lesson && (
        <p>
          <ButtonLink to={lesson.page}>{t('landing.lesson.read', { title: lesson.tittel[lang] })}</ButtonLink>
        </p>
      )}
    </section>
  );
}
