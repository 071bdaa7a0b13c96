import { confirmationState, isPassword } from '@kodestien/contract/account/rules';
import { PASSWORD_MAX, PASSWORD_MIN } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';
import type { FieldIssue } from './field-issue.ts';

export type PasswordIssues = {
  password?: Extract<FieldIssue, 'field_required' | 'too_short' | 'too_long' | 'password_invalid'>;
  confirmation?: Extract<FieldIssue, 'field_required' | 'differs'>;
};

/** What keeps a new password and its repetition from being sent. */
export function passwordIssues(password: string, confirmation: string): PasswordIssues {
  const issues: PasswordIssues = {};
  const length = characterCount(password);
  if (length === 0) issues.password = 'field_required';
  else if (length < PASSWORD_MIN) issues.password = 'too_short';
  else if (length > PASSWORD_MAX) issues.password = 'too_long';
  else if (!isPassword(password)) issues.password = 'password_invalid';
  if (confirmation === '') issues.confirmation = 'field_required';
  else if (confirmationState(password, confirmation) !== 'matches') issues.confirmation = 'differs';
  return issues;
}
