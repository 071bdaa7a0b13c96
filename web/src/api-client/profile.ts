import type { ParamsOf, QueryOf } from '@kodestien/contract/operation';
import type * as operations from '@kodestien/contract/profile/operations';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** One function for each profile operation of the contract, named as it is. */
type Operations = typeof operations;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const profilDisp = (
  { username }: ParamsOf<Operations['profilDisp']>,
  signal?: AbortSignal,
): Answer<'profilDisp'> => send({ method: 'GET', path: `profil_disp/${encodeURIComponent(username)}`, signal });

export const getPlayerLs = (query: QueryOf<Operations['getPlayerLs']>, signal?: AbortSignal): Answer<'getPlayerLs'> =>
  send({ method: 'GET', path: 'get_player_ls', query, signal });

export const userProfilHumanLang = (body: Body<'userProfilHumanLang'>): Answer<'userProfilHumanLang'> =>
  send({ method: 'POST', path: 'user_profil_human_lang', body, asUser: true });
