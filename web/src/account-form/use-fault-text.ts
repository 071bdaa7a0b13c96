import { ERROR_TEXTS } from '@kodestien/contract/error-texts';

import { useHumanLang } from '../i18n/use-human-lang.ts';
import { useT } from '../i18n/use-t.ts';
import type { FieldFault } from './field-fault.ts';

/** The words for what is wrong with a field. */
export function useFaultText(): (fault: FieldFault | undefined) => string | null {
  const t = useT();
  const lang = useHumanLang();
  return (fault) => {
    if (!fault) return null;
    return fault === 'differs' ? t('signin.confirmation.differs') : ERROR_TEXTS[fault][lang];
  };
}
