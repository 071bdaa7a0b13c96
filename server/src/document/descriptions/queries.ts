import type { Beskrivelse } from '@kodestien/contract/document/comments';
import type { Connection } from '../../database/connect.ts';
import type { BeskrivelseRow } from '../../database/schema.ts';

/** In the order in which they were written; of one block, or of all blocks of a document. */
export async function listDescriptions(connection: Connection, docSlug: string, blokkSlug?: string) {
  let query = connection.selectFrom('blokk_beskrivelse').selectAll().where('doc_slug', '=', docSlug);
  if (blokkSlug !== undefined) query = query.where('blokk_slug', '=', blokkSlug);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({ blokk_slug: row.blokk_slug, beskrivelse: asBeskrivelse(row) }));
}

export function findDescription(connection: Connection, id: string): Promise<BeskrivelseRow | undefined> {
  return connection.selectFrom('blokk_beskrivelse').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Does nothing when there is one with that id already. */
export async function insertDescription(connection: Connection, row: BeskrivelseRow): Promise<void> {
  await connection
    .insertInto('blokk_beskrivelse')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function setDescription(
  connection: Connection,
  id: string,
  change: Pick<BeskrivelseRow, 'txt_no' | 'txt_eng' | 'edited_at'>,
): Promise<BeskrivelseRow | undefined> {
  return connection.updateTable('blokk_beskrivelse').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function removeDescription(connection: Connection, id: string): Promise<boolean> {
  const gone = await connection.deleteFrom('blokk_beskrivelse').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export function asBeskrivelse({ id, txt_no, txt_eng, created_at, edited_at }: BeskrivelseRow): Beskrivelse {
  return { id, txt: { _no: txt_no, _eng: txt_eng }, created_at, edited_at };
}
