import { isEmail } from '@kodestien/contract/patterns';
import type { FieldFault } from '../../account/form/field-fault.ts';
import type { UsernameCheck } from '../../account/form/field-states.ts';
import { passwordFaults } from '../../account/form/password-faults.ts';
import { ApiError } from '../../api-client/errors.ts';

export const SIGNUP_FIELDS = ['username', 'email', 'password', 'confirmation'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];
export type SignupFaults = Partial<Record<SignupField, FieldFault>>;

type SignupDraft = { username: string; email: string; password: string; confirmation: string };

/** What keeps the form from being sent, by the rules that the server uses too. */
export function signupFaults(draft: SignupDraft, usernameCheck: UsernameCheck, emailTaken: boolean): SignupFaults {
  const faults: SignupFaults = { ...passwordFaults(draft.password, draft.confirmation) };
  if (usernameCheck === 'empty') faults.username = 'field_required';
  if (usernameCheck === 'invalid') faults.username = 'username_invalid';
  if (usernameCheck === 'taken') faults.username = 'username_taken';
  if (draft.email === '') faults.email = 'field_required';
  else if (!isEmail(draft.email)) faults.email = 'email_invalid';
  else if (emailTaken) faults.email = 'email_taken';
  return faults;
}

/** The faults that the server found. Empty when it complained of something that no field can mend. */
export function faultsFromServer(error: unknown): SignupFaults {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'username_taken') return { username: error.code };
  if (error.code === 'email_taken') return { email: error.code };
  const faults: SignupFaults = {};
  for (const { field, code } of error.fields) {
    const name = SIGNUP_FIELDS.find((known) => known === field);
    if (name) faults[name] ??= code;
  }
  return faults;
}

export function firstFault(faults: SignupFaults): SignupField | undefined {
  return SIGNUP_FIELDS.find((field) => faults[field]);
}
