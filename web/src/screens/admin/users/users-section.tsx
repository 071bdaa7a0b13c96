import '../../../i18n/areas/admin-users.ts';
import { Dumps } from './dumps.tsx';
import { UserList } from './user-list.tsx';

export default function UsersSection() {
  return (
    <>
      <UserList />
      <Dumps />
    </>
  );
}
