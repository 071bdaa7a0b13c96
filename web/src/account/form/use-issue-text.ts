import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@kodestien/contract/limits';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import type { FieldIssue } from './field-issue.ts';

/** The words for what is wrong with a field. */
export function useIssueText(): (issue: FieldIssue | undefined) => string | null {
  const t = useT();
  const lang = useHumanLang();
  return (issue) => {
    if (!issue) return null;
    if (issue === 'differs') return t('signin.confirmation.differs');
    if (issue === 'too_short') return t('signin.password.too_short', { min: PASSWORD_MIN });
    if (issue === 'too_long') return t('signin.password.too_long', { max: PASSWORD_MAX });
    return ERROR_TEXTS[issue][lang];
  };
}
