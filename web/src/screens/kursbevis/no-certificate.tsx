import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function CourseMissing({ slug }: { slug: string }) {
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

export function CertificateFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={t('kursbevis.failed')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('app.try_again')}
          </Button>
        }
      >
        <p>{errorMessage(error)}</p>
      </EmptyState>
    </div>
  );
}
