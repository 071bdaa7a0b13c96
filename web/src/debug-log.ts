import { publicConfig } from './public-config.ts';

type Kind = 'call' | 'navigation' | 'refresh' | 'action';

/** What the app does, in the browser's console; silent unless the server runs with DEBUG_LOG=true. */
export function debugLog(kind: Kind, ...details: unknown[]): void {
  if (publicConfig.debug_log) console.log(`[${kind}]`, ...details);
}

/** Started now; tells how long ago that was. */
export function stopwatch(): () => string {
  const began = performance.now();
  return () => `${Math.round(performance.now() - began)} ms`;
}

/** Passes the answer of a call on, and logs its status and how long it took. */
export async function loggedCall(method: string, address: string, answer: Promise<Response>): Promise<Response> {
  const time = stopwatch();
  try {
    const response = await answer;
    debugLog('call', method, address, response.status, time());
    return response;
  } catch (error) {
    debugLog('call', method, address, 'no answer', time());
    throw error;
  }
}

const HIDDEN = '•••';
/** What lets somebody in is in no log. */
const SECRET_FIELDS = new Set(['password', 'confirmation', 'api_tok', 'access', 'refresh', 'token']);

/** An action as it may be logged: what is typed into the forms of an account stays out, and so do keys. */
export function withoutSecrets({ type, payload }: { type: string; payload?: unknown }): unknown[] {
  if (payload === undefined) return [type];
  if (type.startsWith('account/')) return [type, HIDDEN];
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [type, payload];
  const shown = Object.entries(payload).map(([name, value]) => [name, SECRET_FIELDS.has(name) ? HIDDEN : value]);
  return [type, Object.fromEntries(shown)];
}

/** An address as it may be logged: without the token of a mailed link. */
export function addressWithoutToken({ pathname, search, hash }: { pathname: string; search: string; hash: string }) {
  return `${pathname}${search.replace(/([?&]token=)[^&]*/g, `$1${HIDDEN}`)}${hash}`;
}
