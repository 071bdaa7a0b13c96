import type { HeaderItem } from '@kodestien/contract/document/reader';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { usePrefetchOnIntent } from '../../lesson/document/use-prefetch.ts';
import { useReadingPosition } from '../../lesson/document/use-reading-position.ts';
import { useTrailStops } from '../../lesson/document/use-trail-stops.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { documentOpened } from '../../store/doc.ts';
import { menuItems } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { boardLook } from '../../ui/board-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrailLine } from '../../ui/trail-line.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './document-list.module.css';
import { DocumentMark } from './document-mark.tsx';
import { DocumentSearch } from './document-search.tsx';

/** Every document there is: the courses as trail signs with their lessons, and the rest below. */
export function DocumentList() {
  const t = useT();
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const { status, items, retry } = useHeaderList();
  const documents = menuItems(items);
  const courses = documents.filter(({ children }) => children.length > 0);
  const isWaiting = status === 'idle' || status === 'loading';
  useDocumentTitle(t('doc.title'));
  useReadingPosition(container, status === 'loaded');
  usePrefetchOnIntent(container);
  useEffect(() => {
    dispatch(documentOpened({ slug: '', route: paths.doc() }));
  }, [dispatch]);

  return (
    <PageBody>
      <div ref={container} className={styles.list}>
        <div className="stack gap-1">
          <Heading level={1} tabIndex={-1}>
            {t('doc.title')}
          </Heading>
          <p className={styles.lead}>{t('doc.lead')}</p>
        </div>
        <DocumentSearch>
          {isWaiting && <CourseSignsPlaceholder />}
          {status === 'failed' && (
            <FailedPage title={t('doc.list.failed.title')} onRetry={retry}>
              {t('app.error.offline')}
            </FailedPage>
          )}
          {status === 'loaded' && documents.length === 0 && (
            <EmptyState title={t('doc.list.empty.title')}>
              <p>{t('doc.list.empty.text')}</p>
            </EmptyState>
          )}
          {courses.length > 0 && (
            <ul className={styles.courses}>
              {courses.map((course) => (
                <CourseSign key={course.slug} course={course} />
              ))}
            </ul>
          )}
          <PlainDocuments documents={documents.filter(({ children }) => children.length === 0)} />
        </DocumentSearch>
      </div>
    </PageBody>
  );
}

/** A course as a board with a pointed end, and under it the lessons it leads through. */
function CourseSign({ course }: { course: HeaderItem }) {
  const t = useT();
  const lang = useHumanLang();
  const title = course.tittel[lang];
  const stops = useTrailStops(course.children);
  return (
    <li className={styles.course}>
      <div {...boardLook(styles.board)}>
        <DocumentMark icon={course.icon} size={40} />
        <div className={styles.words}>
          <Heading level={2} size="h3">
            <Link to={course.page} className={styles.title}>
              {title}
            </Link>
          </Heading>
          <p className="soft">{t('doc.list.lessons', { count: course.children.length })}</p>
        </div>
      </div>
      <div className={styles.lessons}>
        <TrailLine label={t('doc.trail', { course: title })} stops={stops} />
      </div>
    </li>
  );
}

const SIGNS = ['a', 'b', 'c', 'd'];
const LESSONS = ['58%', '44%', '66%', '52%'];

function CourseSignsPlaceholder() {
  const t = useT();
  return (
    <div className={styles.courses} role="status">
      <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
      {SIGNS.map((sign) => (
        <div key={sign} className={styles.course}>
          <Skeleton height="6rem" shape="block" />
          {LESSONS.map((width) => (
            <div key={width} className={styles.lessons}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Documents that are no course. */
function PlainDocuments({ documents }: { documents: readonly HeaderItem[] }) {
  const t = useT();
  const lang = useHumanLang();
  if (documents.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="plain-documents">
      <Heading level={2} size="h3" id="plain-documents">
        {t('doc.list.more')}
      </Heading>
      <ul className={styles.plainLinks}>
        {documents.map(({ slug, page, tittel }) => (
          <li key={slug}>
            <TextLink to={page}>{tittel[lang]}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
