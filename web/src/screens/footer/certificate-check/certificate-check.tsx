import 'messages:doc';
import { kursbevisNokkel } from '../../../api-client/certificate.ts';
import { useAnswer } from '../../../api-client/use-answer.ts';
import { useErrorMessage } from '../../../i18n/use-error-message.ts';
import { useT } from '../../../i18n/use-t.ts';
import { CopyFigure } from '../../../rendered/copy-figure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  const t = useT();
  const errorMessage = useErrorMessage();
  const answer = useAnswer('key', kursbevisNokkel);
  if (answer.status === 'loading') return <Skeleton width="100%" height="10rem" shape="block" />;
  if (answer.status === 'failed') {
    return (
      <Notice tone="bad" live action={<Button onClick={answer.retry}>{t('app.try_again')}</Button>}>
        {errorMessage(answer.error)}
      </Notice>
    );
  }
  return <CopyFigure filename={KEY_FILE} text={pemOf(answer.data.public_key)} />;
}
