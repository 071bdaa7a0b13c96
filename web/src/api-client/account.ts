import type * as operations from '@kodestien/contract/account/operations';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** One function for each account operation of the contract, named as it is; those of a session are in session.ts. */
type Operations = typeof operations;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const isUsernameOpptatt = (body: Body<'isUsernameOpptatt'>, signal?: AbortSignal): Answer<'isUsernameOpptatt'> =>
  send({ method: 'POST', path: 'is_username_opptatt', body, signal });

export const isEmailOpptatt = (body: Body<'isEmailOpptatt'>, signal?: AbortSignal): Answer<'isEmailOpptatt'> =>
  send({ method: 'POST', path: 'is_email_opptatt', body, signal });

export const createPlayer = (body: Body<'createPlayer'>): Answer<'createPlayer'> =>
  send({ method: 'POST', path: 'create_player', body });

export const userEmailConfirm = (body: Body<'userEmailConfirm'>): Answer<'userEmailConfirm'> =>
  send({ method: 'POST', path: 'user_email_confirm', body });

export const userEmailConfirmResend = (body: Body<'userEmailConfirmResend'>): Answer<'userEmailConfirmResend'> =>
  send({ method: 'POST', path: 'user_email_confirm_resend', body });

export const userGlemtPassord = (body: Body<'userGlemtPassord'>): Answer<'userGlemtPassord'> =>
  send({ method: 'POST', path: 'user_glemt_passord', body });

export const userGlemtPassordSettNytt = (body: Body<'userGlemtPassordSettNytt'>): Answer<'userGlemtPassordSettNytt'> =>
  send({ method: 'POST', path: 'user_glemt_passord_sett_nytt', body });
