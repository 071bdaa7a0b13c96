import type * as account from '@kodestien/contract/account/operations';
import type * as profile from '@kodestien/contract/profile/operations';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** What every first visit loads; the other calls of accounts and profiles come with their screens. */
type Operations = typeof account & typeof profile;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const token = (body: Body<'token'>): Answer<'token'> => send({ method: 'POST', path: 'token/', body });

export const tokenRefresh = (body: Body<'tokenRefresh'>, signal?: AbortSignal): Answer<'tokenRefresh'> =>
  send({ method: 'POST', path: 'token/refresh/', body, signal });

export const tokenBlacklist = (body: Body<'tokenBlacklist'>): Answer<'tokenBlacklist'> =>
  send({ method: 'POST', path: 'token/blacklist/', body });

export const getPlayer = (body: Body<'getPlayer'>): Answer<'getPlayer'> =>
  send({ method: 'POST', path: 'get_player/', body, asUser: true });

export const userProfilHumanLang = (body: Body<'userProfilHumanLang'>): Answer<'userProfilHumanLang'> =>
  send({ method: 'POST', path: 'user_profil_human_lang', body, asUser: true });
