import { ApiError, NetworkError } from '../../api-client/errors.ts';

/** Specification point 8: what each answer to a sign-in means to the person. */
export type SigninFault =
  | { kind: 'wrong_credentials' | 'email_not_confirmed' | 'not_found' | 'method' }
  /** Too many tries, or no answer: the message that every call has for it. */
  | { kind: 'shared'; error: unknown }
  | { kind: 'unknown'; status: number };

export function signinFault(error: unknown): SigninFault {
  if (error instanceof NetworkError) return { kind: 'shared', error };
  if (!(error instanceof ApiError)) return { kind: 'unknown', status: 0 };
  if (error.code === 'email_not_confirmed') return { kind: 'email_not_confirmed' };
  if (error.status === 400 || error.status === 401) return { kind: 'wrong_credentials' };
  if (error.status === 404) return { kind: 'not_found' };
  if (error.status === 405) return { kind: 'method' };
  if (error.status === 429) return { kind: 'shared', error };
  return { kind: 'unknown', status: error.status };
}
