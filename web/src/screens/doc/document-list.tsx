import { useEffect, useRef } from 'react';
import { useHeaderList } from '../../document/header-list.ts';
import { usePrefetchOnIntent } from '../../document/use-prefetch.ts';
import { useReadingPosition } from '../../document/use-reading-position.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { documentOpened } from '../../store/doc.ts';
import { menuItems } from '../../store/header-item.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { CourseSign } from './course-sign.tsx';
import { CourseSignsPlaceholder } from './course-signs-placeholder.tsx';
import styles from './document-list.module.css';
import { DocumentSearch } from './document-search.tsx';
import { PlainDocuments } from './plain-documents.tsx';

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
        <div className={styles.top}>
          <Heading level={1} tabIndex={-1}>
            {t('doc.title')}
          </Heading>
          <p className={styles.lead}>{t('doc.lead')}</p>
        </div>
        <DocumentSearch />
        {isWaiting && <CourseSignsPlaceholder />}
        {status === 'failed' && (
          <EmptyState title={t('doc.list.failed.title')} action={<Button onClick={retry}>{t('app.try_again')}</Button>}>
            <p role="alert">{t('app.error.offline')}</p>
          </EmptyState>
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
      </div>
    </PageBody>
  );
}
