import type { AnswerOf, CallName, InputOf } from '@kodestien/contract/calls';
import { LOCALE } from '@kodestien/contract/language';
import { environment } from './environment.ts';
import { ApiError, NetworkError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

const REQUEST_TIMEOUT_MS = 20_000;
/** For verdicts: a program waits for its turn, or for a process that starts; the server says itself when it cannot make one. */
export const VERDICT_TIMEOUT_MS = 60_000;
/** For calls that run the programs of documents: of a whole course, when all of it is new. */
export const PROOF_TIMEOUT_MS = 10 * 60_000;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Goes out even if the page is left meanwhile; such a body may be 64 kB at most. */
  keepalive?: boolean;
  /** How long to wait for the answer, where that is more than usual. */
  timeoutMs?: number;
};
type Given<Name extends CallName> =
  object extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions];

/**
 * Makes a call of the contract, named by its method and path. It is made by anyone who is signed in; only the calls that
 * give, renew and end a session go without the access token.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: Given<Name>
): Promise<AnswerOf<Name>> {
  const attempt = async (access: string | null) => readAnswer(await answerTo(name, input ?? {}, access, options));
  return (await (name.startsWith('POST token/') ? attempt(null) : withAccess(attempt))) as AnswerOf<Name>;
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

export async function answerTo(
  name: CallName,
  input: object,
  access: string | null,
  { signal, keepalive = false, timeoutMs = REQUEST_TIMEOUT_MS }: CallOptions = {},
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': LOCALE[environment.language()] });
  if (access) headers.set('Authorization', `Bearer ${access}`);
  const { method, address, body } = requestOf(name, input);
  if (body !== null) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await environment.fetch(address, {
      method,
      headers,
      body,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (issue) {
    // The caller has aborted: not an error of the network.
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(`No answer to ${name}`, { cause: issue });
  }
}

/** What the path has no place for goes into the address of GET and DELETE, and into the body of the others. */
function requestOf(name: CallName, input: object) {
  const [method = '', path = ''] = name.split(' ');
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_place, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  const address = `/api/${filled}`;
  if (method !== 'GET' && method !== 'DELETE') {
    return { method, address, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)]));
  return { method, address: rest.size > 0 ? `${address}?${query}` : address, body: null };
}

function isRefusedToken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'session_ended');
}
