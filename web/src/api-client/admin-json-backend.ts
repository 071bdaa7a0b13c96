import { type AdminAnswer, type AdminQuery, act, look, PROOF_TIMEOUT_MS } from './admin.ts';
import { send } from './send.ts';

export const adminJsonBack = look<'adminJsonBack'>('admin_json_back');
export const adminJsonBackDocument = look<'adminJsonBackDocument'>('admin_json_back_document');
export const adminJsonBackAdd = act<'adminJsonBackAdd'>('admin_json_back_add');
export const adminJsonBackRemove = act<'adminJsonBackRemove'>('admin_json_back_remove');
export const adminJsonBackPush = act<'adminJsonBackPush'>('admin_json_back_push', PROOF_TIMEOUT_MS);
export const adminJsonSchema = look<'adminJsonSchema'>('admin_json_schema');
export const adminPreview = act<'adminPreview'>('admin_preview');
export const adminExport = look<'adminExport'>('admin_export');
export const adminRevisions = look<'adminRevisions'>('admin_revisions');
export const adminRevisionRollback = act<'adminRevisionRollback'>('admin_revision_rollback');

export const adminRevision = (
  id: number,
  query: AdminQuery<'adminRevision'>,
  signal?: AbortSignal,
): Promise<AdminAnswer<'adminRevision'>> =>
  send({ method: 'GET', path: `admin_revision/${id}`, query, asUser: true, signal });
