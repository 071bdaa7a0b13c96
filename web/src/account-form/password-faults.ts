import { confirmationState, isPassword } from '@kodestien/contract/account/rules';

export type PasswordFaults = {
  password?: 'field_required' | 'password_invalid';
  /** `differs` is the one fault that only a form can find. */
  confirmation?: 'field_required' | 'differs';
};

/** What keeps a new password and its repetition from being sent. */
export function passwordFaults(password: string, confirmation: string): PasswordFaults {
  const faults: PasswordFaults = {};
  if (password === '') faults.password = 'field_required';
  else if (!isPassword(password)) faults.password = 'password_invalid';
  if (confirmation === '') faults.confirmation = 'field_required';
  else if (confirmationState(password, confirmation) !== 'matches') faults.confirmation = 'differs';
  return faults;
}
