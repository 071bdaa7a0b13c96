import type { Connection, DatabaseKind } from '../database/connect.ts';

/** Superusers who can sign in, held until the transaction ends: nobody else may take one away meanwhile. */
export async function holdUsableSuperusers(transaction: Connection, kind: DatabaseKind): Promise<number[]> {
  const rows = await transaction
    .selectFrom('player')
    .select('id')
    .where('is_superuser', '=', 1)
    .where('confirmed_at', 'is not', null)
    .where('locked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}
