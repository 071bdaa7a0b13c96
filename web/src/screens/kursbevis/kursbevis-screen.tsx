import 'messages:doc';
import 'messages:kursbevis';
import { useParams } from 'react-router';
import { kursbevis } from '../../api-client/certificate.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useHeaderList } from '../../document/header-list.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { useProgress, useProgressStatus } from '../../progress/progress-store.ts';
import { SignedInOnly } from '../../signed-in/signed-in-only.tsx';
import { Certificate } from './certificate.tsx';
import { CertificatePlaceholder } from './certificate-placeholder.tsx';
import { CertificateFailed, CourseMissing } from './no-certificate.tsx';
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
  const answer = useAnswer(slug, (signal) => kursbevis({ doc_slug: slug }, signal));
  if (answer.status === 'loading') return <CertificatePlaceholder />;
  if (answer.status === 'loaded') return <Certificate certificate={answer.data} />;
  const code = answer.error instanceof ApiError ? answer.error.code : null;
  // What is no slug at all is refused before anything is looked for.
  if (code === 'not_found' || code === 'validation_failed') return <CourseMissing slug={slug} />;
  return <CertificateFailed error={answer.error} onRetry={answer.retry} />;
}
