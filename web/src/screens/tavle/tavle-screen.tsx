import 'messages:doc';
import 'messages:tavle';
import { Navigate, useLocation } from 'react-router';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useWindowLayout } from '../../layout/use-window-layout.ts';
import { useDocument } from '../../lesson/document/use-document.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useParams } from '../../use-params.ts';
import { Board } from './board.tsx';
import styles from './tavle.module.css';

/** /tavle/{slug}: a lesson for a class to look at, one block at a time. */
export default function TavleScreen() {
  const t = useT();
  const lang = useHumanLang();
  const { slug = '' } = useParams();
  const { hash } = useLocation();
  const errorMessage = useErrorMessage();
  const answer = useDocument(slug);
  const document = answer.data;
  useWindowLayout();
  useDocumentTitle(document?.tittel[lang]);
  // What is read elsewhere, and a course, is nothing to turn the pages of.
  const isLesson = document?.page === paths.doc(slug) && document.course?.slug !== slug;
  if (document && !isLesson) return <Navigate to={`${document.page}${hash}`} replace />;
  if (document) return <Board key={slug} document={document} />;
  return (
    <main className={styles.waiting}>
      {answer.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
          <Skeleton width="min(30rem, 90%)" height="4rem" shape="block" />
        </div>
      )}
      {answer.isMissing && (
        <EmptyState
          level={1}
          title={t('doc.missing.title')}
          action={
            <ButtonLink to={paths.doc()} variant="primary">
              {t('doc.all')}
            </ButtonLink>
          }
        >
          <p>{t('doc.missing.text', { slug })}</p>
        </EmptyState>
      )}
      {answer.status === 'failed' && !answer.isMissing && (
        <FailedPage level={1} title={t('doc.failed.title')} onRetry={answer.askAgain}>
          {errorMessage(answer.error)}
        </FailedPage>
      )}
    </main>
  );
}
