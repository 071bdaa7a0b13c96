import type { PublicPlayer } from '@kodestien/contract/profile/player';
import type { PublicRow } from './queries.ts';

/** What anyone may see of a user. */
export function publicPlayer(row: PublicRow): PublicPlayer {
  return {
    username_current: row.username,
    img_profil: row.img_profil,
    full_name: row.full_name,
    email_public: row.email_public,
    bio_public: row.bio_public,
    url_public: row.url_public,
    company_public: row.company_public,
    poeng: row.poeng,
    member_since: row.created_at,
  };
}
