import { useCallback } from 'react';
import { translate } from './catalogs.ts';
import type { MessageKey } from './message-key.ts';
import { useHumanLang } from './use-human-lang.ts';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** `const t = useT(); t('signin.title')`: the text in the language that is chosen now. */
export function useT(): Translate {
  const lang = useHumanLang();
  return useCallback((key, values) => translate(lang, key, values), [lang]);
}
