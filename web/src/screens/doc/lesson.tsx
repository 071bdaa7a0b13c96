import { isTask } from '@kodestien/contract/document/block-types';
import type { DocumentHeading, ReaderDocument } from '@kodestien/contract/document/reader';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { BlockList } from '../../lesson/document/block-list.tsx';
import { READING_END_ID } from '../../lesson/document/use-current-heading.ts';
import { usePrefetchWhenSeen } from '../../lesson/document/use-prefetch.ts';
import { useReadToEnd } from '../../lesson/document/use-read-to-end.ts';
import { lessonMark } from '../../lesson/progress/progress.ts';
import { noteRead, useIsTeacher, useProgress } from '../../lesson/progress/progress-store.ts';
import { AtLayout } from '../../loading/at-layout.tsx';
import { lazyPart } from '../../loading/lazy-part.ts';
import { TEACHERS_SLUG } from '../../paths.ts';
import { Cairn } from '../../ui/cairn.tsx';
import { Heading } from '../../ui/heading.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Contents } from './contents.tsx';
import { ContentsList } from './contents-list.tsx';
import { EditLink } from './edit-link.tsx';
import styles from './lesson.module.css';
import { LessonEndBand } from './lesson-end-band.tsx';
import { LessonTrail } from './lesson-trail.tsx';
import { Sign } from './sign.tsx';
import { LazyTeachersPlan } from './teachers/lazy-teachers-plan.tsx';
import { TrailDrawer } from './trail-drawer.tsx';

/** Pupils do not carry the code of what only teachers have. */
const useTeacherTools = lazyPart('lesson_tools', () => import('./teachers/lesson-tools.tsx'));

/** The trail on the left, the text in the middle, what is on this page on the right; folded away where it is narrow. */
export function Lesson({ document }: { document: ReaderDocument }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, course, tittel, ingress, headings, minutes } = document;
  const number = 1 + (course?.lessons.findIndex((lesson) => lesson.slug === slug) ?? -1);
  const contents = useRef<HTMLDivElement>(null);
  const isCovered = useCovered(contents, slug);
  useReadToEnd(number > 0 ? slug : null);
  const isTeacher = useIsTeacher() && number > 0;
  const { part } = useTeacherTools(isTeacher);
  const tools = isTeacher ? part : null;
  // Of this lesson only: on the next one a class that looks on sees no answers.
  const [answersOf, setAnswersOf] = useState<string | null>(null);
  const showsAnswers = answersOf === slug;
  return (
    <div className={styles.lesson} data-wide data-alone={!course || undefined}>
      {course && (
        <AtLayout is="desktop">
          <div className={styles.side}>
            <LessonTrail course={course} slug={slug} />
          </div>
        </AtLayout>
      )}
      <article className={styles.text} aria-labelledby="document-title">
        <header className={styles.top}>
          {course && number > 0 && (
            <p className="soft small strong figures">
              {t('doc.number', { number, all: course.lessons.length })} · {t('doc.minutes', { minutes })}
            </p>
          )}
          <Heading level={1} id="document-title" tabIndex={-1}>
            {tittel[lang]}
          </Heading>
          <p className={styles.ingress}>{ingress[lang]}</p>
          <EditLink slug={slug} />
          {tools && (
            <tools.LessonTools
              slug={slug}
              showsAnswers={showsAnswers}
              onAnswers={(shows) => setAnswersOf(shows ? slug : null)}
            />
          )}
        </header>
        <AtLayout is="not-desktop">
          <div className={styles.folded}>
            {course && (
              <AtLayout is="tablet">
                <TrailDrawer course={course} slug={slug}>
                  {t('doc.trail.open')}
                  <Icon glyph={glyphs.list} />
                </TrailDrawer>
              </AtLayout>
            )}
            {headings.length > 1 && <FoldedContents headings={headings} />}
          </div>
        </AtLayout>
        <BlockList
          document={document}
          after={
            tools && showsAnswers
              ? (block) => isTask(block) && <tools.BlockAnswer doc_slug={slug} blokk_slug={block.slug} />
              : undefined
          }
        >
          {slug === TEACHERS_SLUG && <LazyTeachersPlan />}
          <div id={READING_END_ID} className={styles.readingEnd} />
        </BlockList>
        <LessonFoot document={document} />
      </article>
      <AtLayout is="desktop">
        <div ref={contents} className={styles.side} data-covered={isCovered || undefined}>
          {headings.length > 1 && <Contents headings={headings} />}
        </div>
      </AtLayout>
    </div>
  );
}

/** What is on this page: a narrow window keeps it folded until it is requested. */
function FoldedContents({ headings }: { headings: readonly DocumentHeading[] }) {
  const t = useT();
  const lang = useHumanLang();
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className={styles.foldedContents}>
      <summary className={styles.summary}>
        {t('doc.contents')}
        <Icon glyph={glyphs.chevron} className={styles.chevron} />
      </summary>
      <nav className={styles.inside} aria-label={t('doc.contents')}>
        <ContentsList
          headings={headings}
          lang={lang}
          current={null}
          onFollow={() => details.current?.removeAttribute('open')}
        />
      </nav>
    </details>
  );
}

/** The way on, painted, and quietly the way back. The end of a course is a summit of its own. */
function LessonFoot({ document }: { document: ReaderDocument }) {
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
    <div className="stack gap-3">
      {next && <LessonEndBand document={document} />}
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
            <Icon glyph={glyphs.back} />
            <span>
              {t('doc.previous')}: {previous.tittel[lang]}
            </span>
          </Link>
        )}
      </nav>
    </div>
  );
}

/** From here on an exercise is wider than the text (block-frame.module.css). */
const WIDE = '(width >= 1280px)';

/** Whether an exercise is over this column now. */
function useCovered(column: RefObject<HTMLElement | null>, slug: string): boolean {
  const [isCovered, setCovered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other exercises
  useEffect(() => {
    const media = window.matchMedia(WIDE);
    let stop = () => {};
    function watch() {
      stop();
      const element = column.current;
      setCovered(false);
      if (!media.matches || !element) return;
      const { top, bottom } = element.getBoundingClientRect();
      const over = new Set<Element>();
      const below = Math.max(0, window.innerHeight - bottom);
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) over.add(target);
            else over.delete(target);
          }
          setCovered(over.size > 0);
        },
        { rootMargin: `-${Math.max(0, Math.round(top))}px 0px -${Math.round(below)}px 0px` },
      );
      for (const exercise of document.querySelectorAll('[data-broad]')) observer.observe(exercise);
      stop = () => observer.disconnect();
    }
    watch();
    window.addEventListener('resize', watch);
    // A fold has shown its exercises, or has put them away: when what it holds has been drawn.
    const watchSoon = () => requestAnimationFrame(watch);
    document.addEventListener('toggle', watchSoon, true);
    return () => {
      stop();
      window.removeEventListener('resize', watch);
      document.removeEventListener('toggle', watchSoon, true);
    };
  }, [column, slug]);
  return isCovered;
}
