import { act, look } from './admin.ts';
import { downloadFile } from './admin-download.ts';

export const adminUserArr = look<'adminUserArr'>('admin_user_arr');
export const adminUserConfirm = act<'adminUserConfirm'>('admin_user_confirm');
export const adminUserLock = act<'adminUserLock'>('admin_user_lock');
export const adminUserUnlock = act<'adminUserUnlock'>('admin_user_unlock');
export const adminUserSuperuser = act<'adminUserSuperuser'>('admin_user_superuser');
export const adminUserArrDump = act<'adminUserArrDump'>('admin_user_arr_dump');
export const adminUserArrDumps = look<'adminUserArrDumps'>('admin_user_arr_dumps');
export const adminUserArrDumpFile = (name: string): Promise<Blob> =>
  downloadFile(`admin_user_arr_dump/${encodeURIComponent(name)}`);
export const adminUserArrDumpCleanupBu = act<'adminUserArrDumpCleanupBu'>('admin_user_arr_dump_cleanup_bu');
