import type { AuditEntry } from '@kodestien/contract/admin/audit';
import type { AuditAction } from '@kodestien/contract/admin/rules';
import type { Connection } from '../../database/connect.ts';
import type { PageRequest } from '../page.ts';

export type AuditFilter = {
  actorId?: number | undefined;
  action?: AuditAction | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

export async function listAudit(
  connection: Connection,
  { actorId, action, from, to }: AuditFilter,
  { before, limit }: PageRequest,
): Promise<AuditEntry[]> {
  let query = connection
    .selectFrom('audit')
    .leftJoin('player as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('player as target', 'target.id', 'audit.target_id')
    .select(['audit.id', 'at', 'actor_id', 'action', 'target_id', 'details'])
    .select(['actor.username as actor_name', 'target.username as target_name']);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  if (before !== undefined) query = query.where('audit.id', '<', before);
  const rows = await query
    .orderBy('audit.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(({ id, at, actor_id, actor_name, action, target_id, target_name, details }) => ({
    id,
    at,
    actor: { id: actor_id, username: actor_name },
    action,
    target: target_id === null ? null : { id: target_id, username: target_name },
    details: JSON.parse(details),
  }));
}
