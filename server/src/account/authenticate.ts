import type { PlayerRow } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { claimedOwner, isApiTokOf } from '../player/api-tok.ts';
import { findPlayerById } from '../player/queries.ts';
import { currentSessionOwner } from './session-owner.ts';
import { sessionIdOf, verifyToken } from './tokens.ts';

/** `Bearer <access>` from the browser, `Token <api_tok>` from scripts. */
export async function authenticate(authorization: string | undefined, services: Services): Promise<Caller> {
  const [scheme = '', credential = ''] = (authorization ?? '').split(' ', 2);
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return byAccessToken(credential, services);
    case 'token':
      return byApiTok(credential, services);
    default:
      throw new ProblemError('not_signed_in');
  }
}

async function byAccessToken(access: string, services: Services): Promise<Caller> {
  const now = services.now();
  const claims = verifyToken(services.secrets.jwt, 'access', access, now);
  if (!claims) throw new ProblemError('not_signed_in');
  const sessionId = sessionIdOf(claims.jti);
  const player = await currentSessionOwner(services.database, sessionId, now);
  if (!player || player.id !== claims.user_id) throw new ProblemError('session_ended');
  return callerFor(player, sessionId);
}

export async function byApiTok(token: string, services: Services): Promise<Caller> {
  const id = claimedOwner(token);
  const player = id === undefined ? undefined : await findPlayerById(services.connection, id);
  if (
    !player ||
    player.confirmed_at === null ||
    player.deleted_at !== null ||
    player.locked_at !== null ||
    !isApiTokOf(services.secrets.apiTok, player, token)
  ) {
    throw new ProblemError('not_signed_in');
  }
  return callerFor(player, undefined);
}

function callerFor(player: PlayerRow, sessionId: string | undefined): Caller {
  return { player, isSuperuser: player.is_superuser === 1, sessionId };
}
