import { isAction, type Middleware } from '@reduxjs/toolkit';
import { debugging } from '../../api-client/debugging.ts';
import { connectApiClient, environment } from '../../api-client/environment.ts';

/** From now on the console tells of calls, navigation, refreshes, and of the actions that pass the given middleware. */
export function startDebugLog(): Middleware {
  debugging.log = (kind, ...details) => console.log(`[${kind}]`, ...details);
  connectApiClient({ fetch: loggedFetch(environment.fetch) });
  return () => (next) => (action) => {
    if (isAction(action)) debugging.log?.('action', ...withoutSecrets(action));
    return next(action);
  };
}

function loggedFetch(fetch: typeof environment.fetch): typeof environment.fetch {
  return async (url, init) => {
    const time = stopwatch();
    try {
      const response = await fetch(url, init);
      debugging.log?.('call', init.method, url, response.status, time());
      return response;
    } catch (error) {
      debugging.log?.('call', init.method, url, 'no answer', time());
      throw error;
    }
  };
}

function stopwatch(): () => string {
  const began = performance.now();
  return () => `${Math.round(performance.now() - began)} ms`;
}

const HIDDEN = '•••';
/** What lets someone in is in no log. */
const SECRET_FIELDS = new Set(['password', 'confirmation', 'api_tok', 'access', 'refresh', 'token']);

/** An action as it may be logged: what is typed into the forms of an account stays out, and so do keys. */
export function withoutSecrets({ type, payload }: { type: string; payload?: unknown }): unknown[] {
  if (payload === undefined) return [type];
  if (type.startsWith('account/')) return [type, HIDDEN];
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [type, payload];
  const shown = Object.entries(payload).map(([name, value]) => [name, SECRET_FIELDS.has(name) ? HIDDEN : value]);
  return [type, Object.fromEntries(shown)];
}
