import 'messages:profil-disp';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../api-client/errors.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './public-profile.module.css';
import { PublicProfile } from './public-profile.tsx';
import { useProfile } from './use-profile.ts';

export default function ProfilDispScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { pk: username = '' } = useParams();
  const answer = useProfile(username);
  const current = answer.status === 'loaded' ? answer.data.username_current : username;
  const isMissing =
    answer.status === 'failed' && answer.error instanceof ApiError && answer.error.code === 'user_not_found';
  useDocumentTitle(t(isMissing ? 'profil_disp.missing.title' : 'profil_disp.title', { username: current }));

  // Someone who has changed their name is found by the old one too; the address then says the new.
  useEffect(() => {
    if (current !== username) void navigate(paths.profilDisp(current), { replace: true });
  }, [current, username, navigate]);

  return (
    <PageBody width="text">
      {answer.status === 'loading' && <ProfilePlaceholder />}
      {answer.status === 'loaded' && <PublicProfile player={answer.data} />}
      {isMissing && <ProfileMissing username={username} />}
      {answer.status === 'failed' && !isMissing && <ProfileFailed error={answer.error} onRetry={answer.retry} />}
    </PageBody>
  );
}

function ProfileMissing({ username }: { username: string }) {
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

function ProfileFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

function ProfilePlaceholder() {
  const t = useT();
  return (
    <div role="status" className="stack gap-3">
      <VisuallyHidden>{t('profil_disp.loading')}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="round" width="128px" height="128px" />
        <div className={styles.names}>
          <Skeleton width="14rem" height="2.75rem" shape="block" />
          <Skeleton width="7rem" />
          <Skeleton width="11rem" />
        </div>
      </div>
      <div className={styles.names}>
        <Skeleton width="92%" />
        <Skeleton width="78%" />
      </div>
    </div>
  );
}
