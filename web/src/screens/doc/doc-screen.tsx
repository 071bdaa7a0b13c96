import '../../i18n/areas/doc.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { documentOpened } from '../../store/doc.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useScrollToHash } from '../../use-scroll-to-hash.ts';
import { CourseList } from './course-list.tsx';
import { CourseOverview } from './course-overview.tsx';
import { findCourse } from './courses.ts';
import styles from './doc-screen.module.css';

export default function DocScreen() {
  const t = useT();
  const dispatch = useAppDispatch();
  const { slug = '' } = useParams();
  const course = findCourse(slug);
  useDocumentTitle(course ? t(`doc.${course}.title`) : t('doc.title'));
  useScrollToHash();
  useEffect(() => {
    dispatch(documentOpened({ slug, route: paths.doc(slug) }));
  }, [dispatch, slug]);

  if (course) {
    return (
      <PageBody>
        <CourseOverview course={course} />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <div className={styles.top}>
        <Heading level={1}>{t('doc.title')}</Heading>
        <p className={styles.lead}>{t('doc.lead')}</p>
      </div>
      {slug !== '' && (
        <Notice tone="warn" title={t('doc.missing.title')}>
          {t('doc.missing.text', { slug })}
        </Notice>
      )}
      <CourseList />
    </PageBody>
  );
}
