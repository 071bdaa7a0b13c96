import type { AuditAction } from '@kodestien/contract/admin/rules';
import type * as operations from '@kodestien/contract/admin/users';
import type { AdminUser } from '@kodestien/contract/admin/users';
import { useUpLinks } from '../../account/link-token.ts';
import { endSessionsOf } from '../../account/session-queries.ts';
import { holdUsableSuperusers } from '../../account/superuser-queries.ts';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';
import { ProblemError } from '../../http/problem.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { confirmPlayer, findPlayerById } from '../../player/queries.ts';
import { refreshSearchTerms } from '../../player/search-terms.ts';
import { type AuditDetails, writeAudit } from '../audit/write-audit.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { findUser, isAccountOfClass, listUsers, setLocked, setSuperuser, setTeacher } from './queries.ts';

export const adminUserArr: AdminHandler<typeof operations.adminUserArr> = async ({ query }, { connection }) => {
  const { q = '', show = 'all' } = query;
  const page = readPage(query, 'users');
  return pageOf(await listUsers(connection, { q: q.trim(), show }, page), page, 'users');
};

export const adminUserConfirm: AdminHandler<typeof operations.adminUserConfirm> = ({ body, caller }, services) =>
  change(services, caller, body.id, 'admin_user_confirm', async (transaction, user, now) => {
    if (user.confirmed_at !== null) return false;
    await confirmPlayer(transaction, user.id, now);
    await useUpLinks(transaction, user.id, 'confirm', now);
    await refreshSearchTerms(transaction, user.id);
    return true;
  });

export const adminUserLock: AdminHandler<typeof operations.adminUserLock> = ({ body, caller }, services) => {
  // They could not undo it themselves: one wrong click must not do that.
  if (body.id === caller.player.id) {
    throw new ProblemError('validation_failed', { fields: [{ field: 'id', code: 'field_not_allowed' }] });
  }
  return change(services, caller, body.id, 'admin_user_lock', async (transaction, user, now) => {
    if (user.locked_at !== null) return false;
    await refuseLastSuperuser(transaction, services, user);
    await setLocked(transaction, user.id, now);
    await endSessionsOf(transaction, user.id, now);
    return true;
  });
};

export const adminUserUnlock: AdminHandler<typeof operations.adminUserUnlock> = ({ body, caller }, services) =>
  change(services, caller, body.id, 'admin_user_unlock', async (transaction, user) => {
    if (user.locked_at === null) return false;
    await setLocked(transaction, user.id, null);
    return true;
  });

export const adminUserSuperuser: AdminHandler<typeof operations.adminUserSuperuser> = (
  { body: { id, is_superuser }, caller },
  services,
) => {
  const work: Work = async (transaction, user) => {
    if (user.is_superuser === is_superuser) return false;
    if (!is_superuser) await refuseLastSuperuser(transaction, services, user);
    // The teachers of the class can give it a new password, and would be superusers themselves.
    else if (await isAccountOfClass(transaction, id)) throw new ProblemError('account_of_class');
    await setSuperuser(transaction, id, is_superuser);
    return true;
  };
  return change(services, caller, id, 'admin_user_superuser', work, { is_superuser });
};

export const adminUserTeacher: AdminHandler<typeof operations.adminUserTeacher> = async (
  { body: { id, is_teacher }, caller },
  services,
) => {
  const work: Work = async (transaction, user, now) => {
    if (user.is_teacher === is_teacher && user.teacher_asked_at === null) return false;
    if (is_teacher && (await isAccountOfClass(transaction, id))) throw new ProblemError('account_of_class');
    await setTeacher(transaction, id, is_teacher);
    if (!is_teacher || user.is_teacher) return true;
    const player = await findPlayerById(transaction, id);
    if (player) {
      const { email, human_lang } = player;
      await enqueueMail(transaction, { template: 'teacher_granted', to_email: email, player_id: id, human_lang }, now);
    }
    return true;
  };
  const user = await change(services, caller, id, 'admin_user_teacher', work, { is_teacher });
  services.wakeMailWorker();
  return user;
};

/** False: it is so already, and nothing is written to the log. */
type Work = (transaction: Connection, user: AdminUser, now: number) => Promise<boolean>;

async function change(
  services: AdminServices,
  caller: Caller,
  id: number,
  action: AuditAction,
  work: Work,
  details?: AuditDetails,
): Promise<AdminUser> {
  return services.connection.transaction().execute(async (transaction) => {
    const now = services.now();
    const isChanged = await work(transaction, await userOr404(transaction, id), now);
    if (isChanged)
      await writeAudit(transaction, caller, { action, at: now, targetId: id, ...(details && { details }) });
    return userOr404(transaction, id);
  });
}

async function userOr404(connection: Connection, id: number): Promise<AdminUser> {
  const user = await findUser(connection, id);
  if (!user) throw new ProblemError('user_not_found');
  return user;
}

async function refuseLastSuperuser(
  transaction: Connection,
  { database }: AdminServices,
  user: AdminUser,
): Promise<void> {
  const usable = await holdUsableSuperusers(transaction, database.kind);
  if (usable.length === 1 && usable[0] === user.id) throw new ProblemError('last_superuser');
}
