import { eachProfileItem } from '@kodestien/contract/profile/items';
import type { PublicPlayer } from '@kodestien/contract/profile/player';
import type { PublicRow } from './queries.ts';

/** What anyone may see of a user. */
export function publicPlayer(row: PublicRow): PublicPlayer {
  return {
    username_current: row.username,
    img_profil: row.img_profil,
    ...eachProfileItem((item) => row[item]),
    poeng: row.poeng,
    member_since: row.created_at,
  };
}
