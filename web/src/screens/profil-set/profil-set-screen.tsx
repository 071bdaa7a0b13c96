import '../../i18n/areas/profil-set.ts';
import '../../i18n/areas/signin.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageBody } from '../../layout/page-body.tsx';
import { PagePlaceholder } from '../../lazy-page/page-placeholder.tsx';
import { ACCOUNT_GROUPS, MORE_ACCOUNT_GROUPS } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useUser } from '../../user-context.tsx';
import { AccountDeleted } from './own-data/account-deleted.tsx';
import { SettingsPage } from './settings-page.tsx';
import { ToSignin } from './to-signin.tsx';

const GROUPS = [...ACCOUNT_GROUPS, ...MORE_ACCOUNT_GROUPS];

export default function ProfilSetScreen() {
  const { group: named } = useParams();
  const { user } = useUser();
  const hasSession = useAppSelector(({ loading }) => loading.session !== 'anonymous');
  // Someone who signs out here goes to the front page, not to sign in again.
  const [cameAnonymous] = useState(!hasSession);
  const [deletedForGoodAt, setDeletedForGoodAt] = useState<number | null>(null);
  const group = GROUPS.find((known) => known === named);

  if (deletedForGoodAt !== null) return <AccountDeleted forGoodAt={deletedForGoodAt} />;
  if (!hasSession) return cameAnonymous ? <ToSignin /> : null;
  // The tokens are here and the profile is still on its way.
  if (!user) return <PagePlaceholder />;
  return (
    <PageBody>
      <SettingsPage group={group} onDeleted={setDeletedForGoodAt} />
    </PageBody>
  );
}
