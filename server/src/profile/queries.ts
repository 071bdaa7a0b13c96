import { usernameKey } from '@kodestien/contract/account/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { PROFILE_ITEM_NAMES, type ProfileItem } from '@kodestien/contract/profile/items';
import type { ExpressionBuilder } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';

export const PUBLIC_COLUMNS = [
  'player.id',
  'player.username',
  'player.username_key',
  'player.img_profil',
  ...PROFILE_ITEM_NAMES.map((item) => `player.${item}` as const),
  'player.poeng',
  'player.created_at',
] as const;

/**
 * By the present username, or else by one that the player had before. Who is on no list is found by themselves and by
 * those who are in a class with them, and for everyone else there is no such person.
 */
export async function findPublicPlayer(connection: Connection, username: string, viewerId = 0) {
  const key = usernameKey(username);
  const visible = connection
    .selectFrom('player')
    .select(PUBLIC_COLUMNS)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('hidden_at', 'is', null),
        eb('player.id', '=', viewerId),
        eb('player.id', 'in', (query) => inClassWith(query, viewerId)),
      ]),
    );
  const present = await visible.where('username_key', '=', key).executeTakeFirst();
  if (present) return present;
  return visible
    .innerJoin('username_history', 'username_history.player_id', 'player.id')
    .where('username_history.username_key', '=', key)
    .executeTakeFirst();
}
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicPlayer>>>;

/** Everyone in a class that the viewer teaches or is a pupil of. */
function inClassWith(query: ExpressionBuilder<Schema, 'player'>, viewerId: number) {
  const classes = query
    .selectFrom('klasse_elev')
    .select('klasse_id')
    .where('player_id', '=', viewerId)
    .union(query.selectFrom('klasse_larer').select('klasse_id').where('player_id', '=', viewerId));
  return query
    .selectFrom('klasse_elev')
    .select('player_id')
    .where('klasse_id', 'in', classes)
    .union(query.selectFrom('klasse_larer').select('player_id').where('klasse_id', 'in', classes));
}

export async function setHidden(connection: Connection, playerId: number, hidden_at: number | null): Promise<void> {
  await connection.updateTable('player').set({ hidden_at }).where('id', '=', playerId).execute();
}

export async function setHumanLang(connection: Connection, playerId: number, human_lang: HumanLang): Promise<void> {
  await connection.updateTable('player').set({ human_lang }).where('id', '=', playerId).execute();
}

export async function setProfileText(connection: Connection, playerId: number, item: ProfileItem, txt: string) {
  await connection
    .updateTable('player')
    .set({ [item]: txt })
    .where('id', '=', playerId)
    .execute();
}

export async function setNotifyComments(connection: Connection, playerId: number, requested: boolean): Promise<void> {
  await connection
    .updateTable('player')
    .set({ notify_comments: requested ? 1 : 0 })
    .where('id', '=', playerId)
    .execute();
}
