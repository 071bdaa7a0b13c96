import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ProfileMissing({ username }: { username: string }) {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('profil_disp.missing.title', { username })}
      action={<ButtonLink to={paths.userProfilList}>{t('profil_disp.missing.list')}</ButtonLink>}
    >
      <p>{t('profil_disp.missing.text')}</p>
    </EmptyState>
  );
}

export function ProfileFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const errorMessage = useErrorMessage();
  return (
    <EmptyState
      level={1}
      title={t('profil_disp.failed')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('app.try_again')}
        </Button>
      }
    >
      <p>{errorMessage(error)}</p>
    </EmptyState>
  );
}
