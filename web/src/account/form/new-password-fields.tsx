import { confirmationState, passwordStrength } from '@kodestien/contract/account/rules';
import { PASSWORD_MAX } from '@kodestien/contract/limits';
import { characterCount } from '@kodestien/contract/text';
import { useT } from '../../i18n/use-t.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordStrength } from '../../ui/password-strength.tsx';
import type { FieldIssue } from './field-issue.ts';
import { CONFIRMATION_SAID, STRENGTH_SAID } from './field-states.ts';
import { useIssueText } from './use-issue-text.ts';

type NewPasswordFieldsProps = {
  labels: { password: string; confirmation: string };
  password: string;
  confirmation: string;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  issues: { password?: FieldIssue; confirmation?: FieldIssue };
};

/** A new password with its live strength, and its repetition: for signing up, resetting and changing. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, password, confirmation, onPassword, onConfirmation, issues } = props;
  const t = useT();
  const issueText = useIssueText();
  const strength = passwordStrength(password);
  const strengthSaid = strength === 'empty' ? null : STRENGTH_SAID[strength];
  const match = confirmationState(password, confirmation);
  const matchSaid = match === 'empty' ? null : CONFIRMATION_SAID[match];
  const used = characterCount(password);
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('signin.password.show'),
    hideLabel: t('signin.password.hide'),
    'aria-required': true,
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={labels.password}
        hint={t('signin.signup.password_hint')}
        value={password}
        onChange={onPassword}
        error={issueText(issues.password)}
        status={strengthSaid && { tone: strengthSaid.tone, text: t(strengthSaid.key) }}
        meter={<PasswordStrength tone={strengthSaid?.meter ?? null} />}
        counter={{ used, max: PASSWORD_MAX, text: t('signin.counter', { used, max: PASSWORD_MAX }) }}
      />
      <PasswordField
        {...shared}
        name="confirmation"
        label={labels.confirmation}
        value={confirmation}
        onChange={onConfirmation}
        error={issueText(issues.confirmation)}
        status={matchSaid && { tone: matchSaid.tone, text: t(matchSaid.key) }}
      />
    </>
  );
}
