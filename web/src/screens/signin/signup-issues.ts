import { isEmail } from '@kodestien/contract/patterns';
import type { FieldIssue } from '../../account/form/field-issue.ts';
import type { UsernameCheck } from '../../account/form/field-states.ts';
import { passwordIssues } from '../../account/form/password-issues.ts';
import { ApiError } from '../../api-client/errors.ts';

export const SIGNUP_FIELDS = ['username', 'email', 'password', 'confirmation'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];
export type SignupIssues = Partial<Record<SignupField, FieldIssue>>;

type SignupDraft = { username: string; email: string; password: string; confirmation: string };

/** What keeps the form from being sent, by the rules that the server uses too. */
export function signupIssues(draft: SignupDraft, usernameCheck: UsernameCheck, emailTaken: boolean): SignupIssues {
  const issues: SignupIssues = { ...passwordIssues(draft.password, draft.confirmation) };
  if (usernameCheck === 'empty') issues.username = 'field_required';
  if (usernameCheck === 'invalid') issues.username = 'username_invalid';
  if (usernameCheck === 'taken') issues.username = 'username_taken';
  if (draft.email === '') issues.email = 'field_required';
  else if (!isEmail(draft.email)) issues.email = 'email_invalid';
  else if (emailTaken) issues.email = 'email_taken';
  return issues;
}

/** The issues that the server found. Empty when it complained of something that no field can mend. */
export function issuesFromServer(error: unknown): SignupIssues {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'username_taken') return { username: error.code };
  if (error.code === 'email_taken') return { email: error.code };
  const issues: SignupIssues = {};
  for (const { field, code } of error.fields) {
    const name = SIGNUP_FIELDS.find((one) => one === field);
    if (name) issues[name] ??= code;
  }
  return issues;
}

export function firstIssue(issues: SignupIssues): SignupField | undefined {
  return SIGNUP_FIELDS.find((field) => issues[field]);
}
