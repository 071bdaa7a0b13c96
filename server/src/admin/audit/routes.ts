import type * as operations from '@kodestien/contract/admin/audit';
import { findPlayerByName } from '../../player/queries.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler } from '../services.ts';
import { listAudit } from './queries.ts';

export const adminAudit: AdminHandler<typeof operations.adminAudit> = async ({ query }, { connection }) => {
  const { actor, action, from, to } = query;
  const page = readPage(query, 'audit');
  const named = actor === undefined ? undefined : await findPlayerByName(connection, actor);
  const isNobody = actor !== undefined && (!named || (query.actor_id ?? named.id) !== named.id);
  if (isNobody) return { results: [], next: null };
  const rows = await listAudit(connection, { actorId: named?.id ?? query.actor_id, action, from, to }, page);
  return pageOf(rows, page, 'audit');
};
