import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useHeaderList } from '../../document/header-list.ts';
import type { LessonExcerptProps } from '../../document/lesson-excerpt/lesson-excerpt.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lesson-preview.module.css';

const STOPS = ['40%', '78%', '52%', '36%', '70%'];
const LINES = ['88%', '100%', '96%', '99%', '62%'];

/** What a lesson is: the beginning of a real one, fetched when the reader comes near it. */
export function LessonPreview() {
  const t = useT();
  const lang = useHumanLang();
  const frame = useRef<HTMLDivElement>(null);
  const [Excerpt, setExcerpt] = useState<ComponentType<LessonExcerptProps> | null>(null);
  const lesson = useHeaderList().items.find(({ slug }) => slug === 'python')?.children[0];

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the way to the lesson is still there.
        import('../../document/lesson-excerpt/lesson-excerpt.tsx').then(
          (arrived) => setExcerpt(() => arrived.LessonExcerpt),
          () => {},
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.section} aria-labelledby="landing-lesson">
      <div className={styles.intro}>
        <Heading level={2} id="landing-lesson">
          {t('landing.lesson')}
        </Heading>
        <p className={styles.lead}>{t('landing.lesson.real')}</p>
      </div>
      {/* A picture of the lesson for the eye: whoever wants to read it follows the link. */}
      <div ref={frame} className={styles.lesson} inert>
        {Excerpt && lesson ? (
          <Excerpt slug={lesson.slug} />
        ) : (
          <div className={styles.waiting}>
            <div className={styles.stops}>
              {STOPS.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
            <div className={styles.lines}>
              <Skeleton width="18rem" height="2rem" shape="block" />
              {LINES.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
              <Skeleton height="6rem" shape="block" />
            </div>
          </div>
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
