import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { usePrefetchWhenSeen } from '../../document/use-prefetch.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { lessonMark } from '../../progress/progress.ts';
import { noteRead, useProgress } from '../../progress/progress-store.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './lesson-foot.module.css';
import { Sign } from './sign.tsx';

/** The way on, painted, and quietly the way back. The end of a course is a summit of its own. */
export function LessonFoot({ document }: { document: ReaderDocument }) {
  const t = useT();
  const lang = useHumanLang();
  const progress = useProgress();
  const foot = useRef<HTMLElement>(null);
  const { slug, course, previous, next } = document;
  usePrefetchWhenSeen(foot, next?.slug);
  if (!course || (!previous && !next)) return null;
  const isLesson = course.lessons.some((lesson) => lesson.slug === slug);
  const number = 1 + course.lessons.findIndex((lesson) => lesson.slug === next?.slug);
  return (
    <nav ref={foot} className={styles.foot} aria-label={t('doc.foot')}>
      {next && (
        <Sign
          to={next.page}
          mark={<Cairn {...lessonMark(progress, next)} size={40} />}
          label={t('doc.next_lesson', { number, all: course.lessons.length })}
          title={next.tittel[lang]}
          // Also where the end of the text and the way on were in view for less than a moment.
          onFollow={() => isLesson && noteRead(slug)}
        />
      )}
      {previous && (
        <Link to={previous.page} className={styles.back}>
          <Icon name="back" />
          <span>
            {t('doc.previous')}: {previous.tittel[lang]}
          </span>
        </Link>
      )}
    </nav>
  );
}
