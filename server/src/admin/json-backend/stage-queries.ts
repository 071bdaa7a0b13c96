import type { StageRow } from '../../database/admin-tables.ts';
import type { Connection } from '../../database/connect.ts';

export function listStage(connection: Connection, playerId: number): Promise<StageRow[]> {
  return connection.selectFrom('stage').selectAll().where('player_id', '=', playerId).orderBy('slug').execute();
}

export function findStaged(connection: Connection, playerId: number, slug: string): Promise<StageRow | undefined> {
  return connection
    .selectFrom('stage')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** What is staged and since when, without the texts. */
export function listStageTimes(connection: Connection, playerId: number) {
  return connection
    .selectFrom('stage')
    .select(['slug', 'staged_at'])
    .select((eb) => eb('json', 'is', null).as('is_removal'))
    .where('player_id', '=', playerId)
    .execute();
}

export async function readStagedJson(connection: Connection, playerId: number, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return connection
    .selectFrom('stage')
    .select(['slug', 'staged_at', 'json'])
    .where('player_id', '=', playerId)
    .where('slug', 'in', slugs)
    .execute();
}

/** What others have not published yet; their texts are not shown. */
export function listOthersStage(connection: Connection, playerId: number) {
  return connection
    .selectFrom('stage')
    .innerJoin('player', 'player.id', 'stage.player_id')
    .select(['slug', 'staged_at', 'player.username as by'])
    .select((eb) => eb('stage.json', 'is', null).as('is_removal'))
    .where('player_id', '!=', playerId)
    .orderBy('staged_at', 'desc')
    .limit(200)
    .execute();
}

export async function putStaged(transaction: Connection, row: StageRow): Promise<void> {
  const { player_id, slug, ...rest } = row;
  await transaction
    .insertInto('stage')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'slug']).doUpdateSet(rest))
    .execute();
}

/** False when nothing was staged for it. */
export async function removeStaged(transaction: Connection, playerId: number, slug: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('stage')
    .where('player_id', '=', playerId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What has been published. A row that was staged again in the meantime stays. */
export async function removePublished(transaction: Connection, rows: readonly StageRow[]): Promise<void> {
  for (const { player_id, slug, staged_at } of rows) {
    await transaction
      .deleteFrom('stage')
      .where('player_id', '=', player_id)
      .where('slug', '=', slug)
      .where('staged_at', '=', staged_at)
      .execute();
  }
}
