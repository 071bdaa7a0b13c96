import type { ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { BlockList } from '../../document/block-list.tsx';
import { READING_END_ID } from '../../document/use-current-heading.ts';
import { useReadToEnd } from '../../document/use-read-to-end.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { TEACHERS_SLUG } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Contents } from './contents.tsx';
import { FoldedContents } from './folded.tsx';
import styles from './lesson.module.css';
import { LessonFoot } from './lesson-foot.tsx';
import { LessonTrail } from './lesson-trail.tsx';
import { LazyTeachersPlan } from './teachers/lazy-teachers-plan.tsx';
import { TrailDrawer } from './trail-drawer.tsx';
import { useCovered } from './use-covered.ts';

/** The trail on the left, the text in the middle, what is on this page on the right; folded away where it is narrow. */
export function Lesson({ document }: { document: ReaderDocument }) {
  const t = useT();
  const lang = useHumanLang();
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  const { slug, course, tittel, ingress, headings, minutes } = document;
  const number = 1 + (course?.lessons.findIndex((lesson) => lesson.slug === slug) ?? -1);
  const contents = useRef<HTMLDivElement>(null);
  const isCovered = useCovered(contents, slug);
  useReadToEnd(number > 0 ? slug : null);
  return (
    <div className={styles.lesson} data-wide={layout === 'desktop' || undefined}>
      {layout === 'desktop' && (
        <div className={styles.side}>{course && <LessonTrail course={course} slug={slug} />}</div>
      )}
      <article className={styles.text} aria-labelledby="document-title">
        <header className={styles.top}>
          {course && number > 0 && (
            <p className={styles.number}>
              {t('doc.number', { number, all: course.lessons.length })} · {t('doc.minutes', { minutes })}
            </p>
          )}
          <Heading level={1} id="document-title" tabIndex={-1}>
            {tittel[lang]}
          </Heading>
          <p className={styles.ingress}>{ingress[lang]}</p>
        </header>
        {layout !== 'desktop' && (
          <div className={styles.folded}>
            {course && layout === 'tablet' && (
              <TrailDrawer course={course} slug={slug}>
                {t('doc.trail.open')}
                <Icon name="list" />
              </TrailDrawer>
            )}
            {headings.length > 1 && <FoldedContents headings={headings} />}
          </div>
        )}
        <BlockList document={document} />
        {slug === TEACHERS_SLUG && <LazyTeachersPlan />}
        <div id={READING_END_ID} />
        <LessonFoot document={document} />
      </article>
      {layout === 'desktop' && (
        <div ref={contents} className={styles.side} data-covered={isCovered || undefined}>
          {headings.length > 1 && <Contents headings={headings} />}
        </div>
      )}
    </div>
  );
}
