import type { AuditAction } from '@kodestien/contract/admin/rules';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';

export type AuditDetails = Record<string, unknown>;

/** Call it inside the transaction that makes the change: both are there, or neither. */
export async function writeAudit(
  transaction: Connection,
  caller: Pick<Caller, 'player'>,
  entry: { action: AuditAction; at: number; targetId?: number; details?: AuditDetails },
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({
      at: entry.at,
      actor_id: caller.player.id,
      action: entry.action,
      target_id: entry.targetId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
