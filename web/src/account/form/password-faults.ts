import { confirmationState, isPassword } from '@kodestien/contract/account/rules';
import { PASSWORD_MAX, PASSWORD_MIN } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';
import type { FieldFault } from './field-fault.ts';

export type PasswordFaults = {
  password?: Extract<FieldFault, 'field_required' | 'too_short' | 'too_long' | 'password_invalid'>;
  confirmation?: Extract<FieldFault, 'field_required' | 'differs'>;
};

/** What keeps a new password and its repetition from being sent. */
export function passwordFaults(password: string, confirmation: string): PasswordFaults {
  const faults: PasswordFaults = {};
  const length = characterCount(password);
  if (length === 0) faults.password = 'field_required';
  else if (length < PASSWORD_MIN) faults.password = 'too_short';
  else if (length > PASSWORD_MAX) faults.password = 'too_long';
  else if (!isPassword(password)) faults.password = 'password_invalid';
  if (confirmation === '') faults.confirmation = 'field_required';
  else if (confirmationState(password, confirmation) !== 'matches') faults.confirmation = 'differs';
  return faults;
}
