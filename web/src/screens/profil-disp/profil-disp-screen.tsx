import 'messages:profil-disp';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../api-client/errors.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useT } from '../../i18n/use-t.ts';
import { PageBody } from '../../layout/page-body.tsx';
import { paths } from '../../paths.ts';
import { ProfileFailed, ProfileMissing } from './no-profile.tsx';
import { ProfilePlaceholder } from './profile-placeholder.tsx';
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
