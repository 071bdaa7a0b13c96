import type { Course, ReaderDocument } from '@kodestien/contract/document/reader';
import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { BlockList } from '../../lesson/document/block-list.tsx';
import { TrailMap } from '../../lesson/document/trail-map/trail-map.tsx';
import { useDocument } from '../../lesson/document/use-document.ts';
import { useDocumentInView } from '../../lesson/document/use-document-in-view.ts';
import { usePrefetchOnIntent } from '../../lesson/document/use-prefetch.ts';
import { useReadingPosition } from '../../lesson/document/use-reading-position.ts';
import { AtLayout } from '../../loading/at-layout.tsx';
import { paths, TEACHERS_SLUG } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BesideTrail } from './beside-trail.tsx';
import styles from './course-overview.module.css';
import { inStages, stageId } from './course-stages.ts';
import { CourseStart } from './course-start.tsx';
import { CourseTrail } from './course-trail.tsx';
import { DocumentFailed } from './document-failed.tsx';
import { DocumentMark } from './document-mark.tsx';
import { DocumentMissing } from './document-missing.tsx';
import { EditLink } from './edit-link.tsx';
import { Lesson } from './lesson.tsx';
import { LessonPlaceholder } from './lesson-placeholder.tsx';
import { LessonStrip } from './lesson-strip.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { pageTitle } from './page-title.ts';
import placeholder from './placeholder.module.css';
import { Summit } from './summit.tsx';

/** One document, from its skeleton to its last block, or what went wrong on the way. */
export function DocumentPage({ slug }: { slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const { hash } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const answer = useDocument(slug);
  const document = answer.data;
  const course = useKnownCourse(document);
  // Before it has come, the list of documents may know what shape it will have.
  const isCourse = useAppSelector(({ doc }) =>
    doc.doc_arr.some((item) => item.slug === slug && item.children.length > 0),
  );
  useDocumentInView(slug, document);
  useDocumentTitle(answer.isMissing ? t('doc.missing.title') : pageTitle(slug, document, course, lang));
  useReadingPosition(container, document !== null);
  usePrefetchOnIntent(container);

  // Some documents are read elsewhere, such as the template page.
  if (document && document.page !== paths.doc(slug)) return <Navigate to={`${document.page}${hash}`} replace />;
  return (
    <div ref={container}>
      {course && course.slug !== slug && (
        <AtLayout is="mobile">
          <LessonStrip
            course={course}
            slug={slug}
            title={(document ?? course.lessons.find((lesson) => lesson.slug === slug))?.tittel[lang]}
          />
        </AtLayout>
      )}
      <PageBody>
        {answer.status === 'loading' &&
          (isCourse ? <CoursePlaceholder /> : <LessonPlaceholder slug={slug} course={course} />)}
        {answer.isMissing && <DocumentMissing slug={slug} />}
        {answer.status === 'failed' && !answer.isMissing && (
          <DocumentFailed error={answer.error} retry={answer.askAgain} />
        )}
        {document && <OfflineNotice />}
        {document &&
          (document.course?.slug === document.slug ? (
            <CourseOverview document={document} course={document.course} />
          ) : (
            <Lesson document={document} />
          ))}
      </PageBody>
      {document?.course?.lessons.at(-1)?.slug === slug && <Summit course={document.course} />}
    </div>
  );
}

/** Where a course begins: what it is, the first step or the next, what one learns in which stage, its lessons, and a map. */
function CourseOverview({ document, course }: { document: ReaderDocument; course: Course }) {
  const t = useT();
  const lang = useHumanLang();
  const { slug, tittel, ingress, icon, blocks, stages } = document;
  const [introduction, ...rest] = blocks;
  return (
    <article className={styles.overview} aria-labelledby="document-title">
      <header className={styles.top}>
        <span className={styles.mark}>
          <DocumentMark icon={icon} size={64} />
        </span>
        <Heading level={1} id="document-title" tabIndex={-1}>
          {tittel[lang]}
        </Heading>
        <p className={styles.ingress}>{ingress[lang]}</p>
        <EditLink slug={slug} />
        <CourseStart slug={slug} lessons={course.lessons} />
      </header>
      {introduction && (
        <div className={styles.blocks}>
          <BlockList document={{ ...document, blocks: [introduction] }} />
        </div>
      )}
      {stages.length > 0 && <CourseStages stages={stages} lessons={course.lessons} />}
      <section className={styles.trail} aria-labelledby="document-lessons">
        <Heading level={2} size="h3" id="document-lessons">
          {t('doc.lessons')}
        </Heading>
        <CourseTrail course={tittel[lang]} lessons={course.lessons} stages={stages} />
      </section>
      <div className={styles.map}>
        <TrailMap lessons={course.lessons} />
      </div>
      {rest.length > 0 && (
        <div className={styles.blocks}>
          <BlockList document={{ ...document, blocks: rest }} />
        </div>
      )}
      <div className={styles.beside}>
        <BesideTrail links={course.ch_arr} slug={slug} />
        <TextLink to={paths.doc()}>{t('doc.all')}</TextLink>
        <TextLink to={paths.doc(TEACHERS_SLUG, slug)}>{t('doc.teachers')}</TextLink>
      </div>
    </article>
  );
}

type CourseStagesProps = { stages: ReaderDocument['stages']; lessons: Course['lessons'] };

/** What one learns, in the order of the lessons; each leads to its own. */
function CourseStages({ stages, lessons }: CourseStagesProps) {
  const t = useT();
  const lang = useHumanLang();
  return (
    <section className={styles.trail} aria-labelledby="document-stages">
      <Heading level={2} size="h3" id="document-stages">
        {t('doc.stages')}
      </Heading>
      <ol className={styles.stages}>
        {inStages(lessons, stages).map(
          ({ stage, number, lessons: group }) =>
            stage && (
              <li key={stage.first} className={styles.stage}>
                <p className={styles.stageTitle}>
                  <a href={`#${stageId(number)}`}>{stage.tittel[lang]}</a>
                </p>
                <p>{stage.txt[lang]}</p>
                <p className="soft small">{t('doc.list.lessons', { count: group.length })}</p>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

const LESSONS = ['84%', '72%', '78%', '66%'];

/** The shape of a course: its mark, its name, the button, and the lessons with a line on each. */
function CoursePlaceholder() {
  const t = useT();
  return (
    <div className={styles.overview} aria-busy="true">
      <div className={styles.top}>
        <div role="status">
          <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
        </div>
        <Skeleton width="64px" height="64px" shape="block" />
        <Skeleton width="11rem" height="2.75rem" shape="block" />
        <Skeleton width="min(34rem, 95%)" height="1.25rem" />
        <Skeleton width="11rem" height="3.5rem" shape="block" />
      </div>
      <div className="stack gap-3">
        {LESSONS.map((width) => (
          <div key={width} className={placeholder.stop} data-large>
            <Skeleton width="32px" height="32px" shape="round" />
            <div className={placeholder.lines}>
              <Skeleton width="40%" />
              <Skeleton width={width} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The course of the document in view, or of the one before while the next is on its way: the trail stays put. */
function useKnownCourse(document: ReaderDocument | null): Course | null {
  const known = useRef<Course | null>(null);
  if (document) known.current = document.course;
  return known.current;
}
