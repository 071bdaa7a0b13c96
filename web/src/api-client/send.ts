import { LOCALE } from '@kodestien/contract/language';
import { environment } from './environment.ts';
import { ApiError, NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

const REQUEST_TIMEOUT_MS = 20_000;

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** Send the access token if there is one, and get a new one if it turns out to be too old. */
  asUser?: boolean;
  signal?: AbortSignal | undefined;
  /** Goes out even if the page is left meanwhile; such a body may be 64 kB at most. */
  keepalive?: boolean;
  /** How long to wait for the answer, where that is more than usual. */
  timeoutMs?: number | undefined;
};

export async function send<Answer>(call: Call): Promise<Answer> {
  const attempt = async (access: string | null) => readAnswer(await answerTo(call, access));
  return (await (call.asUser ? withAccess(attempt) : attempt(null))) as Answer;
}

/** Tries with the access token that there is, and once more with a new one if that turns out to be too old. */
export async function withAccess<Answer>(attempt: (access: string | null) => Promise<Answer>): Promise<Answer> {
  const access = environment.accessToken();
  try {
    return await attempt(access);
  } catch (error) {
    if (!access || !isRefusedToken(error)) throw error;
    const renewed = await environment.renewAccessToken(access);
    if (!renewed) throw error;
    return attempt(renewed);
  }
}

async function answerTo(call: Call, access: string | null): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': LOCALE[environment.language()] });
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  if (access) headers.set('Authorization', `Bearer ${access}`);
  const timeout = AbortSignal.timeout(call.timeoutMs ?? REQUEST_TIMEOUT_MS);
  try {
    return await environment.fetch(address(call), {
      method: call.method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.keepalive && { keepalive: true }),
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    });
  } catch (fault) {
    // The caller has lost interest: that is for the caller to know, not a fault of the network.
    if (call.signal?.aborted) throw call.signal.reason;
    throw new NetworkError(`No answer from ${call.path}`, { cause: fault });
  }
}

function address({ path, query = {} }: Call): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api/${path}${search.size > 0 ? `?${search}` : ''}`;
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'session_ended');
}
