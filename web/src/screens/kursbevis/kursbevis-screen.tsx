import 'messages:doc';
import 'messages:kursbevis';
import { SignedInOnly } from '../../account/signed-in/signed-in-only.tsx';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useHeaderList } from '../../lesson/document/header-list.ts';
import { useProgress, useProgressStatus } from '../../lesson/progress/progress-store.ts';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useParams } from '../../use-params.ts';
import styles from './certificate.module.css';
import { Certificate } from './certificate.tsx';
import { WhatIsLeft } from './what-is-left.tsx';

export default function KursbevisScreen() {
  const { slug = '' } = useParams();
  return (
    <SignedInOnly>
      <PageBody>
        <OwnCertificate slug={slug} />
      </PageBody>
    </SignedInOnly>
  );
}

/** What is left of a course that is not finished is known here already; otherwise the server gives the certificate. */
function OwnCertificate({ slug }: { slug: string }) {
  const t = useT();
  const lang = useHumanLang();
  const course = useHeaderList().items.find((item) => item.slug === slug);
  const status = useProgressStatus();
  const score = useProgress().courses[slug];
  useDocumentTitle(course ? t('kursbevis.title_of', { course: course.tittel[lang] }) : t('kursbevis.title'));
  if (status !== 'known') return <CertificatePlaceholder />;
  return course && score?.done === false ? <WhatIsLeft course={course} /> : <AskedFor slug={slug} />;
}

function AskedFor({ slug }: { slug: string }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer(slug, (signal) => call('GET kursbevis', { doc_slug: slug }, { signal }));
  if (answer.status === 'loading') return <CertificatePlaceholder />;
  if (answer.status === 'loaded') return <Certificate certificate={answer.data} />;
  const code = answer.error instanceof ApiError ? answer.error.code : null;
  // What is no slug at all is refused before anything is looked for.
  if (code === 'not_found' || code === 'validation_failed') return <CourseMissing slug={slug} />;
  return (
    <FailedPage level={1} title={t('kursbevis.failed')} onRetry={answer.askAgain}>
      {errorMessage(answer.error)}
    </FailedPage>
  );
}

/** The empty sheet, with its lines where they will be. */
function CertificatePlaceholder() {
  const t = useT();
  return (
    <div className={styles.sheet} role="status">
      <VisuallyHidden>{t('doc.loading')}</VisuallyHidden>
      <div className={styles.top}>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton width="8rem" />
      </div>
      <div className={styles.middle}>
        <Skeleton width="5.5rem" height="5.5rem" shape="block" />
        <p className={styles.kind}>
          <Skeleton width="8rem" />
        </p>
        <Skeleton width="min(22rem, 90%)" height="3.5rem" />
        <p className={styles.finished}>
          <Skeleton width="11rem" />
        </p>
        <Skeleton width="min(12rem, 60%)" height="3rem" />
        <div className={styles.trail}>
          <Skeleton width="100%" height="2.25rem" />
        </div>
        <Skeleton width="11rem" />
      </div>
      <div className={styles.proof}>
        <Skeleton width="9.5rem" height="9.5rem" shape="block" />
        <div className="stack gap-1">
          <Skeleton width="9rem" />
          <Skeleton width="100%" />
          <Skeleton width="40%" />
        </div>
      </div>
    </div>
  );
}

function CourseMissing({ slug }: { slug: string }) {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('kursbevis.missing.title')}
      action={
        <ButtonLink to={paths.doc()} variant="primary">
          {t('doc.all')}
        </ButtonLink>
      }
    >
      <p>{t('kursbevis.missing.text', { slug })}</p>
    </EmptyState>
  );
}
