import type { getPlayer as operation } from '@kodestien/contract/account/operations';
import { eachProfileItem } from '@kodestien/contract/profile/items';
import type { Player } from '@kodestien/contract/profile/player';
import { authenticate, byApiTok } from '../account/authenticate.ts';
import { checkCredentials } from '../account/credentials.ts';
import type { PlayerRow } from '../database/schema.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { apiTok } from '../player/api-tok.ts';

export const getPlayer: Handler<typeof operation> = async (call, services) => {
  const { username, password, api_tok } = call.body;
  if (call.authorization) return ownProfile((await authenticate(call.authorization, services)).player, services);
  if (username && api_tok) {
    const { player } = await byApiTok(api_tok, services);
    if (player.username_key !== username.toLowerCase()) throw new ProblemError('not_signed_in');
    return ownProfile(player, services);
  }
  if (username && password) {
    const player = await checkCredentials(services, { username, password }, call);
    // Only signing in brings a deleted account back; a script that asks for the profile does not.
    if (player.deleted_at !== null) throw new ProblemError('wrong_credentials');
    return ownProfile(player, services);
  }
  throw new ProblemError('not_signed_in');
};

/** The twelve fields that the owner of an account gets. */
function ownProfile(player: PlayerRow, services: Services): Player {
  return {
    user: { id: player.id, username: player.username },
    username_current: player.username,
    img_profil: player.img_profil,
    ...eachProfileItem((item) => player[item]),
    poeng: player.poeng,
    human_lang: player.human_lang,
    api_tok: apiTok(services.secrets.apiTok, player),
    is_superuser: player.is_superuser === 1,
  };
}
