import type { ConfirmationState, PasswordStrength, UsernameState } from '@kodestien/contract/account/rules';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { StrengthTone } from '../../ui/password-strength.tsx';
import type { Tone } from '../../ui/tone.ts';

/** How each state of specification point 5 is said and coloured. */
type Said = { tone: Tone; key: MessageKey };

/** `unknown`: nobody could be asked. */
export type UsernameCheck = UsernameState | 'empty' | 'checking' | 'unknown';

export const USERNAME_SAID: Record<Exclude<UsernameCheck, 'empty'>, Said> = {
  checking: { tone: 'info', key: 'signin.username.checking' },
  invalid: { tone: 'bad', key: 'signin.username.invalid' },
  taken: { tone: 'bad', key: 'signin.username.taken' },
  valid: { tone: 'good', key: 'signin.username.valid' },
  valid_max_length: { tone: 'good', key: 'signin.username.valid_max_length' },
  unknown: { tone: 'info', key: 'signin.username.unknown' },
};

export const STRENGTH_SAID: Record<Exclude<PasswordStrength, 'empty'>, Said & { meter: StrengthTone }> = {
  weak: { tone: 'warn', key: 'signin.strength.weak', meter: 'weak' },
  medium: { tone: 'info', key: 'signin.strength.medium', meter: 'medium' },
  strong: { tone: 'good', key: 'signin.strength.strong', meter: 'strong' },
  strong_max_length: { tone: 'good', key: 'signin.strength.strong_max_length', meter: 'strong' },
  too_long: { tone: 'bad', key: 'signin.strength.too_long', meter: 'too_long' },
};

export const CONFIRMATION_SAID: Record<Exclude<ConfirmationState, 'empty'>, Said> = {
  matches: { tone: 'good', key: 'signin.confirmation.matches' },
  differs: { tone: 'bad', key: 'signin.confirmation.differs' },
};
