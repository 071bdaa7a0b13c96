import 'messages:profil-set';
import 'messages:signin';
import { useState } from 'react';
import { SignedInOnly } from '../../account/signed-in/signed-in-only.tsx';
import { PageBody } from '../../layout/page-body.tsx';
import { ACCOUNT_GROUPS } from '../../paths.ts';
import { useParams } from '../../use-params.ts';
import { AccountDeleted } from './own-data/account-deleted.tsx';
import { SettingsPage } from './settings-page.tsx';

export default function ProfilSetScreen() {
  const { group: named } = useParams();
  const [deletedForGoodAt, setDeletedForGoodAt] = useState<number | null>(null);
  const group = ACCOUNT_GROUPS.find((one) => one === named);

  if (deletedForGoodAt !== null) return <AccountDeleted forGoodAt={deletedForGoodAt} />;
  return (
    <SignedInOnly>
      <PageBody>
        <SettingsPage group={group} onDeleted={setDeletedForGoodAt} />
      </PageBody>
    </SignedInOnly>
  );
}
