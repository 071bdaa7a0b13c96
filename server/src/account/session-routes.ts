import type * as operations from '@kodestien/contract/account/operations';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { apiTok } from '../player/api-tok.ts';
import { renewApiTok } from '../player/queries.ts';
import { deviceOf } from './device.ts';
import { endOwnSession, endSessionsOf, listSessions } from './session-queries.ts';

export const userSessions: Handler<typeof operations.userSessions, Caller> = async ({ caller }, services) => {
  const rows = await listSessions(services.connection, caller.player.id, services.now());
  return {
    sessions: rows.map(({ id, user_agent, created_at, last_used_at }) => ({
      id,
      ...deviceOf(user_agent),
      created_at,
      last_used_at,
      is_current: id === caller.sessionId,
    })),
  };
};

export const userSessionsEnd: Handler<typeof operations.userSessionsEnd, Caller> = async (
  { body: { id, all_others }, caller },
  { connection, now },
) => {
  if (all_others) {
    if (id !== undefined) throw issue('id', 'field_not_allowed');
    return { ended: await endSessionsOf(connection, caller.player.id, now(), caller.sessionId) };
  }
  if (id === undefined) throw issue('id', 'field_required');
  if (!(await endOwnSession(connection, caller.player.id, id, now()))) throw new ProblemError('not_found');
  return { ended: 1 };
};

export const userApiTokRenew: Handler<typeof operations.userApiTokRenew, Caller> = async ({ caller }, services) => {
  const api_tok_version = await renewApiTok(services.connection, caller.player.id);
  return { api_tok: apiTok(services.secrets.apiTok, { id: caller.player.id, api_tok_version }) };
};

function issue(field: string, code: 'field_required' | 'field_not_allowed'): ProblemError {
  return new ProblemError('validation_failed', { fields: [{ field, code }] });
}
