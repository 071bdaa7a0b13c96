import { USER_FILTERS, type UserFilter } from '@kodestien/contract/admin/rules';
import type { AdminUser } from '@kodestien/contract/admin/users';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api-client/call.ts';
import { usePages } from '../../../api-client/use-pages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as glyphs from '../../../ui/icons/glyphs.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useTypedSearch } from '../../../ui/use-typed-search.ts';
import { PagedTable } from '../paged-table.tsx';
import { lastSeen } from './last-seen.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserStates } from './user-states.tsx';
import styles from './users.module.css';

export function UserList() {
  const t = useT();
  const { number } = useFormat();
  const search = useUserSearch();
  const { q, show } = search;
  const pages = usePages(
    `${show} ${q}`,
    (cursor, signal) => call('GET admin_user_arr', { q: q || undefined, show, cursor }, { signal }),
    // A row that is pressed while the answer comes is still the same row.
    { showsLast: true },
  );
  // Not by their row: that goes away while a search is under way.
  const [opened, setOpened] = useState<AdminUser | null>(null);

  return (
    <div className={styles.users}>
      <div className={styles.search}>
        <Field
          name="q"
          type="search"
          label={t('admin_users.search')}
          value={search.typed}
          onChange={search.setTyped}
          autoComplete="off"
          spellCheck={false}
        />
        <Segmented
          legend={t('admin_users.show')}
          value={show}
          onChange={search.choose}
          options={USER_FILTERS.map((value) => ({ value, label: t(`admin_users.show.${value}`) }))}
        />
      </div>
      <PagedTable
        isCompact
        caption={t('admin.section.users')}
        pages={pages}
        keyOf={({ id }) => id}
        nothing={q || show !== 'all' ? t('admin_users.none_found') : t('admin_users.none')}
        columns={[
          {
            key: 'user',
            title: t('admin_users.user'),
            isName: true,
            width: '26%',
            cell: (user) => <Name user={user} />,
          },
          {
            key: 'email',
            title: t('admin_users.email'),
            isWideOnly: true,
            cell: ({ email }) => (
              <span className={styles.clipped} title={email}>
                {email}
              </span>
            ),
          },
          { key: 'states', title: t('admin_users.state'), width: '18%', cell: (user) => <UserStates user={user} /> },
          {
            key: 'poeng',
            title: t('admin_users.poeng'),
            align: 'end',
            width: '4.25rem',
            isWideOnly: true,
            cell: ({ poeng }) => number(poeng),
          },
          {
            key: 'seen',
            title: t('admin_users.last_seen'),
            width: '7.25rem',
            isWideOnly: true,
            cell: (user) => <LastSeen user={user} />,
          },
          {
            key: 'actions',
            title: t('admin.actions'),
            isAction: true,
            width: '8.75rem',
            cell: (user) => (
              <Button
                size="small"
                icon={glyphs.pencil}
                aria-label={t('admin_users.manage_one', { username: user.username })}
                onClick={() => setOpened(user)}
              >
                <span className={styles.manage}>{t('admin_users.manage')}</span>
              </Button>
            ),
          },
        ]}
      />
      {opened && (
        <UserDialog
          user={opened}
          onChange={(user) => {
            setOpened(user);
            pages.update(({ id }) => id === user.id, user);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function Name({ user }: { user: AdminUser }) {
  return (
    <span className={styles.name}>
      <Avatar name={user.username} image={user.img_profil} fullName={user.full_name} size="mikro" side={32} lazy />
      <span className="stack shrinks" title={user.full_name || user.username}>
        <span className={styles.clipped}>{user.username}</span>
        {user.full_name && <span className={styles.fullName}>{user.full_name}</span>}
      </span>
    </span>
  );
}

function LastSeen({ user }: { user: AdminUser }) {
  const t = useT();
  const { shortDate, dateAndTime } = useFormat();
  const seen = lastSeen(user, Date.now());
  if (typeof seen !== 'number') return <span className="small">{t(`admin_users.${seen}`)}</span>;
  return (
    <time className="small" dateTime={new Date(seen).toISOString()} title={dateAndTime(seen)}>
      {shortDate(seen)}
    </time>
  );
}

/** Search and filter live in the address, so that a list can be sent to someone and come back to. */
function useUserSearch() {
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const q = address.get('q') ?? '';
  const show: UserFilter = USER_FILTERS.find((one) => one === address.get('show')) ?? 'all';
  const { typed, setTyped, keepTyped } = useTypedSearch(q, (found) => go({ q: found }));

  function go(changes: { q?: string; show?: UserFilter }) {
    const next = { q, show, ...changes };
    const parameters = new URLSearchParams();
    if (next.q) parameters.set('q', next.q);
    if (next.show !== 'all') parameters.set('show', next.show);
    keepTyped();
    void navigate({ search: parameters.toString() }, { replace: true });
  }

  return { q, show, typed, setTyped, choose: (chosen: UserFilter) => go({ show: chosen }) };
}
