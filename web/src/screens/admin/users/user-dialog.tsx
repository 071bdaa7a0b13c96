import type { AdminUser } from '@kodestien/contract/admin/users';
import { useState } from 'react';
import { useUser } from '../../../account/user-context.tsx';
import { call } from '../../../api-client/call.ts';
import { useAction } from '../../../api-client/use-action.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useT } from '../../../i18n/use-t.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { When } from '../when.tsx';
import { AccountAction } from './account-action.tsx';
import { UserStates } from './user-states.tsx';
import styles from './users.module.css';

type UserDialogProps = { user: AdminUser; onChange: (user: AdminUser) => void; onClose: () => void };

/** Who this is, and what can be done with the account. */
export function UserDialog({ user, onChange, onClose }: UserDialogProps) {
  const t = useT();
  const { number } = useFormat();
  const me = useUser().user?.username;
  const { busy, failure, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const { id, username, email, poeng, created_at, confirmed_at, locked_at, is_superuser } = user;
  const isMe = username === me;

  function act(call: () => Promise<AdminUser>, words: string) {
    setDone(null);
    void run(async () => {
      onChange(await call());
      setDone(words);
    });
  }

  return (
    <Dialog
      title={username}
      closeLabel={t('admin.close')}
      onClose={onClose}
      busy={busy}
      actions={<Button onClick={onClose}>{t('admin.close')}</Button>}
    >
      <UserStates user={user} />
      <dl className={styles.facts}>
        <dt>{t('admin_users.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('admin_users.created')}</dt>
        <dd>
          <When at={created_at} />
        </dd>
        <dt>{t('admin_users.poeng')}</dt>
        <dd>{number(poeng)}</dd>
        <dt>{t('admin_users.profile')}</dt>
        <dd>
          <TextLink to={paths.profilDisp(username)}>{paths.profilDisp(username)}</TextLink>
        </dd>
      </dl>
      <div role="status">{done && <Notice tone="good">{done}</Notice>}</div>
      {failure !== null && <FailureNotice error={failure} />}
      <ul className="stack">
        {confirmed_at === null && (
          <AccountAction
            text={t('admin_users.confirm.text')}
            submit={t('admin_users.confirm')}
            busy={busy}
            onSubmit={() => act(() => call('POST admin_user_confirm', { id }), t('admin_users.confirm.done'))}
          />
        )}
        {user.is_teacher ? (
          <AccountAction
            text={t('admin_users.unmake_teacher.text')}
            submit={t('admin_users.unmake_teacher')}
            ask={t('admin_users.unmake_teacher.ask', { username })}
            isDanger
            busy={busy}
            onSubmit={() =>
              act(
                () => call('POST admin_user_teacher', { id, is_teacher: false }),
                t('admin_users.unmake_teacher.done'),
              )
            }
          />
        ) : (
          <AccountAction
            text={t('admin_users.make_teacher.text')}
            submit={t('admin_users.make_teacher')}
            busy={busy}
            onSubmit={() =>
              act(() => call('POST admin_user_teacher', { id, is_teacher: true }), t('admin_users.make_teacher.done'))
            }
          />
        )}
        {user.teacher_asked_at !== null && (
          <AccountAction
            text={t('admin_users.decline_teacher.text', { school: user.teacher_school })}
            submit={t('admin_users.decline_teacher')}
            busy={busy}
            onSubmit={() =>
              act(
                () => call('POST admin_user_teacher', { id, is_teacher: false }),
                t('admin_users.decline_teacher.done'),
              )
            }
          />
        )}
        {is_superuser ? (
          <AccountAction
            text={isMe ? t('admin_users.unmake_superuser.me') : t('admin_users.unmake_superuser.text')}
            submit={t('admin_users.unmake_superuser')}
            ask={t('admin_users.unmake_superuser.ask', { username })}
            isDanger
            busy={busy}
            onSubmit={() =>
              act(
                () => call('POST admin_user_superuser', { id, is_superuser: false }),
                t('admin_users.unmake_superuser.done'),
              )
            }
          />
        ) : (
          <AccountAction
            text={t('admin_users.make_superuser.text')}
            submit={t('admin_users.make_superuser')}
            ask={t('admin_users.make_superuser.ask', { username })}
            busy={busy}
            onSubmit={() =>
              act(
                () => call('POST admin_user_superuser', { id, is_superuser: true }),
                t('admin_users.make_superuser.done'),
              )
            }
          />
        )}
        {locked_at !== null && (
          <AccountAction
            text={t('admin_users.unlock.text')}
            submit={t('admin_users.unlock')}
            busy={busy}
            onSubmit={() => act(() => call('POST admin_user_unlock', { id }), t('admin_users.unlock.done'))}
          />
        )}
        {locked_at === null && !isMe && (
          <AccountAction
            text={t('admin_users.lock.text')}
            submit={t('admin_users.lock')}
            ask={t('admin_users.lock.ask', { username })}
            isDanger
            busy={busy}
            onSubmit={() => act(() => call('POST admin_user_lock', { id }), t('admin_users.lock.done'))}
          />
        )}
      </ul>
    </Dialog>
  );
}
