import type * as operations from '@kodestien/contract/account/operations';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { ownProfile } from '../profile/own-profile.ts';
import { authenticate, byApiTok } from './caller.ts';
import { checkCredentials } from './credentials.ts';
import { rememberDevice } from './known-device.ts';
import { continueSession, endSessionOf, startSession } from './session.ts';

export const token: Handler<typeof operations.token> = async (call, services) => {
  const player = await checkCredentials(services, call.body, call);
  const tokens = await startSession(services, player, call.userAgent);
  rememberDevice(services, call.cookies, player);
  return tokens;
};

export const tokenRefresh: Handler<typeof operations.tokenRefresh> = ({ body }, services) =>
  continueSession(services, body.refresh);

export const tokenBlacklist: Handler<typeof operations.tokenBlacklist> = async ({ body }, services) => {
  await endSessionOf(services, body.refresh);
  return {};
};

export const getPlayer: Handler<typeof operations.getPlayer> = async (call, services) => {
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
