import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useHeaderList } from '../../document/header-list.ts';
import type { LessonExcerptProps } from '../../document/lesson-excerpt/lesson-excerpt.tsx';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { loadChunk } from '../../lazy-page/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './lesson-preview.module.css';

const STOPS = ['40%', '78%', '52%', '36%', '70%'];
const LINES = ['88%', '100%', '96%', '99%', '62%'];

const load = () => loadChunk('lesson', () => import('../../document/lesson-excerpt/lesson-excerpt.tsx'));

/** What a lesson is: a part of a real one with its exercise, fetched when the reader comes near it. */
export function LessonPreview() {
  const t = useT();
  const lang = useHumanLang();
  const frame = useRef<HTMLDivElement>(null);
  const [Excerpt, setExcerpt] = useState<ComponentType<LessonExcerptProps> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const lesson = useHeaderList().items.find(({ slug }) => slug === 'python')?.children[0];

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          ({ LessonExcerpt }) => setExcerpt(() => LessonExcerpt),
          () => setFailed(attempt),
        );
      },
      { rootMargin: '600px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [attempt]);

  return (
    <section className={styles.section} aria-labelledby="landing-lesson">
      <div className={styles.intro}>
        <Heading level={2} id="landing-lesson">
          {t('landing.lesson')}
        </Heading>
        <p className={styles.lead}>{t('landing.lesson.real')}</p>
      </div>
      <div ref={frame} className={styles.lesson}>
        {Excerpt && lesson ? (
          <Excerpt slug={lesson.slug} placeholder={<Waiting />} />
        ) : failed === attempt ? (
          <Notice
            tone="warn"
            live
            action={<Button onClick={() => setAttempt(attempt + 1)}>{t('app.try_again')}</Button>}
          >
            {t('landing.lesson.failed')}
          </Notice>
        ) : (
          <Waiting />
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

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
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
        <Skeleton height="8rem" shape="block" />
        <Skeleton height="24rem" shape="block" />
      </div>
    </div>
  );
}
