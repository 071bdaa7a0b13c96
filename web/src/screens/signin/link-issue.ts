import { ApiError } from '../../api-client/errors.ts';

/** What can be the matter with a mailed link; `failed` when it is not the link's issue. */
export type LinkIssue = 'expired' | 'used' | 'invalid' | 'taken' | 'failed';

export function linkIssue(error: unknown): LinkIssue {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'link_expired') return 'expired';
  if (error.code === 'link_used') return 'used';
  if (error.code === 'email_taken') return 'taken';
  // A token that was cut off by the mail program may be too short or too long to be a token at all.
  return error.code === 'link_invalid' || error.fields.some(({ field }) => field === 'token') ? 'invalid' : 'failed';
}
