import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import type { ErrorCode } from '@kodestien/contract/errors';
import { ApiError, NetworkError } from '../../api-client/errors.ts';

/** Specification point 8: which line each answer to a sign-in has, and what more is known. */
export type SigninIssue = {
  /** `no_answer` is no status: the message that every call has for it. */
  line: 'wrong_credentials' | 'not_found' | 'method' | 'unknown' | 'no_answer';
  status: number;
  error: unknown;
  /** Not confirmed, locked, too many tries …: said under the line. Null when the line says it all. */
  more: ErrorCode | null;
};

const SAID_BY_THE_LINE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wrong_credentials',
  'validation_failed',
  'malformed_json',
  'not_found',
  'method_not_allowed',
  'internal',
]);

export function signinIssue(error: unknown): SigninIssue {
  if (error instanceof NetworkError) return { line: 'no_answer', status: 0, error, more: null };
  if (!(error instanceof ApiError)) return { line: 'unknown', status: 0, error, more: null };
  const { status, code } = error;
  return { line: lineFor(status), status, error, more: code && addsSomething(code) ? code : null };
}

/** A code that is not ours, such as a proxy's, has no text of its own either. */
function addsSomething(code: ErrorCode): boolean {
  return Object.hasOwn(ERROR_TEXTS, code) && !SAID_BY_THE_LINE.has(code);
}

function lineFor(status: number): SigninIssue['line'] {
  if (status === 400 || status === 401) return 'wrong_credentials';
  if (status === 404) return 'not_found';
  return status === 405 ? 'method' : 'unknown';
}
