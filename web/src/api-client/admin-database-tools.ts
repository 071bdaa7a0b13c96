import { act, look, PROOF_TIMEOUT_MS } from './admin.ts';
import { downloadFile } from './admin-download.ts';

export const dbInitialization = act<'dbInitialization'>('db_initialization', PROOF_TIMEOUT_MS);
export const dbLoad = act<'dbLoad'>('db_load', PROOF_TIMEOUT_MS);
export const dbDelete = act<'dbDelete'>('db_delete');
export const dbCycle = act<'dbCycle'>('db_cycle', PROOF_TIMEOUT_MS);
export const adminBackups = look<'adminBackups'>('admin_backups');
export const adminBackup = (id: number): Promise<Blob> => downloadFile(`admin_backup/${id}`);
export const adminBackupRestore = act<'adminBackupRestore'>('admin_backup_restore');
