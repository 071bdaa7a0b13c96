import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useDocument } from '../../document/use-document.ts';
import { useDocumentInView } from '../../document/use-document-in-view.ts';
import { usePrefetchOnIntent } from '../../document/use-prefetch.ts';
import { useReadingPosition } from '../../document/use-reading-position.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { CourseOverview } from './course-overview.tsx';
import { CoursePlaceholder } from './course-placeholder.tsx';
import { DocumentFailed } from './document-failed.tsx';
import { DocumentMissing } from './document-missing.tsx';
import { Lesson } from './lesson.tsx';
import { LessonPlaceholder } from './lesson-placeholder.tsx';
import { LessonStrip } from './lesson-strip.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { pageTitle } from './page-title.ts';
import { Summit } from './summit.tsx';
import { useKnownCourse } from './use-known-course.ts';

/** One document, from its skeleton to its last block, or what went wrong on the way. */
export function DocumentPage({ slug }: { slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const { hash } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const answer = useDocument(slug);
  const document = answer.status === 'loaded' ? answer.document : null;
  const course = useKnownCourse(document);
  const layout = useAppSelector(({ page_core }) => page_core.layout);
  // Before it has come, the list of documents may know what shape it will have.
  const isCourse = useAppSelector(({ doc }) =>
    doc.doc_arr.some((item) => item.slug === slug && item.children.length > 0),
  );
  useDocumentInView(slug, document);
  useDocumentTitle(answer.status === 'missing' ? t('doc.missing.title') : pageTitle(slug, document, course, lang));
  useReadingPosition(container, document !== null);
  usePrefetchOnIntent(container);

  // Some documents are read elsewhere, such as the template page.
  if (document && document.page !== paths.doc(slug)) return <Navigate to={`${document.page}${hash}`} replace />;
  return (
    <div ref={container}>
      {layout === 'mobile' && course && course.slug !== slug && (
        <LessonStrip
          course={course}
          slug={slug}
          title={(document ?? course.lessons.find((lesson) => lesson.slug === slug))?.tittel[lang]}
        />
      )}
      <PageBody>
        {answer.status === 'loading' &&
          (isCourse ? <CoursePlaceholder /> : <LessonPlaceholder slug={slug} course={course} />)}
        {answer.status === 'missing' && <DocumentMissing slug={slug} />}
        {answer.status === 'failed' && <DocumentFailed error={answer.error} retry={answer.retry} />}
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
