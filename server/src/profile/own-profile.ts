import type { Player } from '@kodestien/contract/profile/player';
import { apiTok } from '../account/api-tok.ts';
import type { PlayerRow } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** The twelve fields that the owner of an account gets. */
export function ownProfile(player: PlayerRow, services: Services): Player {
  return {
    user: { id: player.id, username: player.username },
    username_current: player.username,
    img_profil: player.img_profil,
    full_name: player.full_name,
    email_public: player.email_public,
    bio_public: player.bio_public,
    url_public: player.url_public,
    company_public: player.company_public,
    poeng: player.poeng,
    human_lang: player.human_lang,
    api_tok: apiTok(services.secrets.apiTok, player),
    is_superuser: player.is_superuser === 1,
  };
}
