import type { ParamsOf, QueryOf } from '@kodestien/contract/operation';
import type * as operations from '@kodestien/contract/profile/operations';
import { publicConfig } from '../public-config.ts';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** One function for each profile operation of the contract, named as it is; user_profil_human_lang is in session.ts. */
type Operations = typeof operations;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const profilDisp = (
  { username }: ParamsOf<Operations['profilDisp']>,
  signal?: AbortSignal,
): Answer<'profilDisp'> => send({ method: 'GET', path: `profil_disp/${encodeURIComponent(username)}`, signal });

export const getPlayerLs = (query: QueryOf<Operations['getPlayerLs']>, signal?: AbortSignal): Answer<'getPlayerLs'> =>
  // Open to all, unless the list is closed; then superusers still see it.
  send({ method: 'GET', path: 'get_player_ls', query, signal, asUser: !publicConfig.show_user_list });

export const userProfilItemTxt = (body: Body<'userProfilItemTxt'>): Answer<'userProfilItemTxt'> =>
  send({ method: 'POST', path: 'user_profil_item_txt', body, asUser: true });

export const userProfilVarsler = (signal?: AbortSignal): Answer<'userProfilVarsler'> =>
  send({ method: 'GET', path: 'user_profil_varsler', asUser: true, signal });

export const userProfilVarslerSet = (body: Body<'userProfilVarslerSet'>): Answer<'userProfilVarslerSet'> =>
  send({ method: 'POST', path: 'user_profil_varsler', body, asUser: true });
