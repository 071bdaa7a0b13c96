import { type HumanLang, languageFromHeader } from '@kodestien/contract/language';

/** `?lang=en` and `?lang=nb`, as the alternate links say. The product's own language otherwise. */
export function wishedLanguage(query: unknown): HumanLang {
  const asked = (query as { lang?: unknown }).lang;
  return languageFromHeader(typeof asked === 'string' ? asked : undefined);
}
