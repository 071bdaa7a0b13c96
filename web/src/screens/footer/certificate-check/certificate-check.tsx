import 'messages:doc';
import { call } from '../../../api-client/call.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CopyFigure } from '../../../lesson/rendered/copy-figure.tsx';
import { RetryNotice } from '../../../loading/retry-notice.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Chapter } from '../chapter.tsx';
import styles from './certificate-check.module.css';
import { CodeForm } from './code-form.tsx';
import { KEY_FILE, NODE_SCRIPT, OPENSSL_SCRIPT, pemOf } from './offline-check.ts';

/** What the code on a certificate is, and how to check one: here, or without this server. */
export function CertificateCheck() {
  const t = useT();
  return (
    <Chapter title={t('footer.certificate.title')} id="kursbevis">
      <p>{t('footer.certificate.text')}</p>
      <CodeForm />
      <Heading level={3} size="h4" className={styles.part}>
        {t('footer.certificate.offline.title')}
      </Heading>
      <p>{t('footer.certificate.offline.key', { file: KEY_FILE })}</p>
      <PublicKey />
      <p>{t('footer.certificate.offline.node')}</p>
      <CopyFigure filename={t('footer.certificate.offline.node_file')} text={NODE_SCRIPT} />
      <p>{t('footer.certificate.offline.openssl')}</p>
      <CopyFigure filename={t('footer.certificate.offline.openssl_file')} text={OPENSSL_SCRIPT} />
    </Chapter>
  );
}

function PublicKey() {
  const errorMessage = useErrorMessage();
  const answer = useAnswer('', (signal) => call('GET kursbevis_nokkel', {}, { signal }));
  if (answer.status === 'loading') return <Skeleton width="100%" height="10rem" shape="block" />;
  if (answer.status === 'failed') {
    return <RetryNotice onRetry={answer.askAgain}>{errorMessage(answer.error)}</RetryNotice>;
  }
  return <CopyFigure filename={KEY_FILE} text={pemOf(answer.data.public_key)} />;
}
