import 'messages:profil-disp';
import type { PublicProfile as Profile } from '@kodestien/contract/profile/player';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api-client/call.ts';
import { ApiError } from '../../api-client/errors.ts';
import { useAnswer } from '../../api-client/use-answer.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useErrorMessage } from '../../i18n/use-error-message.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { FailedPage } from '../../loading/failed-page.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useParams } from '../../use-params.ts';
import styles from './public-profile.module.css';
import { PublicProfile } from './public-profile.tsx';

export default function ProfilDispScreen() {
  const t = useT();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { pk: username = '' } = useParams();
  // A profile that came by an old name stays in view when the address changes to the present one.
  const last = useRef<Profile | null>(null);
  const before = last.current?.username_current === username ? last.current : undefined;
  const answer = useAnswer(username, (signal) => call('GET profil_disp/{username}', { username }, { signal }), {
    known: before,
    // What was solved in another tab counts here too.
    asksOnReturn: true,
  });
  last.current = answer.data;
  const current = answer.data?.username_current ?? username;
  const isMissing =
    answer.status === 'failed' && answer.error instanceof ApiError && answer.error.code === 'user_not_found';
  useDocumentTitle(t(isMissing ? 'profil_disp.missing.title' : 'profil_disp.title', { username: current }));

  // Someone who has changed their name is found by the old one too; the address then says the new.
  useEffect(() => {
    if (current !== username) void navigate(paths.profilDisp(current), { replace: true });
  }, [current, username, navigate]);

  usePointsFromElsewhere(current, answer.data?.poeng, answer.askAgain);

  return (
    <PageBody>
      {answer.status === 'loading' && <ProfilePlaceholder />}
      {answer.status === 'loaded' && <PublicProfile player={answer.data} />}
      {isMissing && <ProfileMissing username={username} />}
      {answer.status === 'failed' && !isMissing && (
        <FailedPage level={1} title={t('profil_disp.failed')} onRetry={answer.askAgain}>
          {errorMessage(answer.error)}
        </FailedPage>
      )}
    </PageBody>
  );
}

/** Points that come while someone looks at their own profile, such as for what they solved before they signed in. */
function usePointsFromElsewhere(username: string, shown: number | undefined, askAgain: () => void): void {
  const own = useAppSelector(({ user_profil }) =>
    user_profil.username_current === username ? user_profil.poeng : null,
  );
  const asked = useRef(own);
  useEffect(() => {
    if (own === null || shown === undefined || own === asked.current) return;
    asked.current = own;
    if (own !== shown) askAgain();
  }, [own, shown, askAgain]);
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
