import 'messages:admin-users';
import { useLocation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { ViewTitle } from '../section-frame.tsx';
import { SectionViews } from '../section-views.tsx';
import { Dumps } from './dumps.tsx';
import { UserList } from './user-list.tsx';

const USERS = paths.adminSection('users');

export default function UsersSection() {
  const t = useT();
  const showsDumps = new URLSearchParams(useLocation().search).get('view') === 'dumps';
  return (
    <>
      <SectionViews
        label={t('admin.section.users')}
        views={[
          { to: USERS, label: t('admin_users.view.users'), isShown: !showsDumps },
          { to: `${USERS}?view=dumps`, label: t('admin_users.dumps'), isShown: showsDumps },
        ]}
      />
      {showsDumps && <ViewTitle title={t('admin_users.dumps')} />}
      {showsDumps ? <Dumps /> : <UserList />}
    </>
  );
}
