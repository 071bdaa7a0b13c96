import { usernameKey } from '@kodestien/contract/account/rules';
import type { HumanLang } from '@kodestien/contract/language';
import { PROFILE_ITEM_NAMES, type ProfileItem } from '@kodestien/contract/profile/items';
import type { Connection } from '../database/connect.ts';

export const PUBLIC_COLUMNS = [
  'player.id',
  'player.username',
  'player.username_key',
  'player.img_profil',
  ...PROFILE_ITEM_NAMES.map((item) => `player.${item}` as const),
  'player.poeng',
  'player.created_at',
] as const;

/** By the present username, or else by one that the player had before. */
export async function findPublicPlayer(connection: Connection, username: string) {
  const key = usernameKey(username);
  const visible = connection
    .selectFrom('player')
    .select(PUBLIC_COLUMNS)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null);
  const present = await visible.where('username_key', '=', key).executeTakeFirst();
  if (present) return present;
  return visible
    .innerJoin('username_history', 'username_history.player_id', 'player.id')
    .where('username_history.username_key', '=', key)
    .executeTakeFirst();
}
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicPlayer>>>;

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
