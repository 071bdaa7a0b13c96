import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@kodestien/contract/limits';
import { useHumanLang } from '../../i18n/use-human-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import type { FieldFault } from './field-fault.ts';

/** The words for what is wrong with a field. */
export function useFaultText(): (fault: FieldFault | undefined) => string | null {
  const t = useT();
  const lang = useHumanLang();
  return (fault) => {
    if (!fault) return null;
    if (fault === 'differs') return t('signin.confirmation.differs');
    if (fault === 'too_short') return t('signin.password.too_short', { min: PASSWORD_MIN });
    if (fault === 'too_long') return t('signin.password.too_long', { max: PASSWORD_MAX });
    return ERROR_TEXTS[fault][lang];
  };
}
