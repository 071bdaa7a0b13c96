import type { Course } from '@kodestien/contract/document/reader';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './lesson.module.css';
import { LessonTrail } from './lesson-trail.tsx';
import placeholder from './placeholder.module.css';

const STOPS = ['72%', '54%', '80%', '62%', '70%', '48%'];
const PARAGRAPHS = [
  ['100%', '97%', '99%', '64%'],
  ['98%', '100%', '95%', '82%'],
];

/** The shape of a lesson. What its course already knows of it is there at once. */
export function LessonPlaceholder({ slug, course }: { slug: string; course: Course | null }) {
  const t = useT();
  const lang = useHumanLang();
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  const lesson = course?.lessons.find((one) => one.slug === slug);
  return (
    <div className={styles.lesson} aria-busy="true">
      {layout === 'desktop' && (
        <div className={styles.side}>{course && lesson ? <LessonTrail course={course} slug={slug} /> : <Stops />}</div>
      )}
      <div className={styles.text}>
        <div role="status">
          <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
        </div>
        <div className={styles.top}>
          <Skeleton width="8rem" height="0.875rem" />
          {lesson ? (
            <>
              <Heading level={1}>{lesson.tittel[lang]}</Heading>
              <p className={styles.ingress}>{lesson.ingress[lang]}</p>
            </>
          ) : (
            <>
              <Skeleton width="60%" height="2.75rem" shape="block" />
              <Skeleton width="90%" height="1.25rem" />
            </>
          )}
        </div>
        <Lines widths={PARAGRAPHS[0] ?? []} />
        <Skeleton height="8rem" shape="block" />
        <Lines widths={PARAGRAPHS[1] ?? []} />
      </div>
      {layout === 'desktop' && (
        <div className={styles.side}>
          <Lines widths={STOPS.slice(0, 4)} />
        </div>
      )}
    </div>
  );
}

function Stops() {
  return (
    <div className="stack gap-3">
      {STOPS.map((width) => (
        <div key={width} className={placeholder.stop}>
          <Skeleton width="24px" height="24px" shape="round" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className={placeholder.lines}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
