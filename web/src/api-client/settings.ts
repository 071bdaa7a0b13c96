import type * as dataExport from '@kodestien/contract/account/data-export';
import type * as operations from '@kodestien/contract/account/operations';
import type { SuccessOf } from '@kodestien/contract/operation';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** The account operations that a signed-in person makes on the settings pages, named as in the contract. */
type Operations = typeof operations;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;
export type SettingsAnswer<Name extends keyof Operations> = Awaited<Answer<Name>>;

export const userUpdateUsername = (body: Body<'userUpdateUsername'>): Answer<'userUpdateUsername'> =>
  send({ method: 'POST', path: 'user_update_username', body, asUser: true });

export const userUpdatePassword = (body: Body<'userUpdatePassword'>): Answer<'userUpdatePassword'> =>
  send({ method: 'POST', path: 'user_update_password', body, asUser: true });

export const userEmail = (signal?: AbortSignal): Answer<'userEmail'> =>
  send({ method: 'GET', path: 'user_email', asUser: true, signal });

export const userUpdateEmail = (body: Body<'userUpdateEmail'>): Answer<'userUpdateEmail'> =>
  send({ method: 'POST', path: 'user_update_email', body, asUser: true });

export const userSessions = (signal?: AbortSignal): Answer<'userSessions'> =>
  send({ method: 'GET', path: 'user_sessions', asUser: true, signal });

export const userSessionsEnd = (body: Body<'userSessionsEnd'>): Answer<'userSessionsEnd'> =>
  send({ method: 'POST', path: 'user_sessions_end', body, asUser: true });

export const userApiTokRenew = (): Answer<'userApiTokRenew'> =>
  send({ method: 'POST', path: 'user_api_tok_renew', body: {}, asUser: true });

export const userDataExport = (): Promise<SuccessOf<(typeof dataExport)['userDataExport']>> =>
  send({ method: 'GET', path: 'user_data_export', asUser: true });

export const userDelete = (body: Body<'userDelete'>): Answer<'userDelete'> =>
  send({ method: 'POST', path: 'user_delete', body, asUser: true });
