import { useCallback } from 'react';
import { errorMessage } from './error-message.ts';
import { useHumanLang } from './use-human-lang.ts';

export function useErrorMessage(): (error: unknown) => string {
  const lang = useHumanLang();
  return useCallback((error) => errorMessage(error, lang), [lang]);
}
