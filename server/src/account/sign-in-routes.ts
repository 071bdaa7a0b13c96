import type * as operations from '@kodestien/contract/account/operations';
import type { Handler } from '../http/operations.ts';
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
