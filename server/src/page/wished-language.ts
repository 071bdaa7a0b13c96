import { type HumanLang, languageFromHeader } from '@kodestien/contract/language';

/** `?lang=en` and `?lang=nb`, as the alternate links say. The product's own language otherwise. */
export function wishedLanguage(query: unknown): HumanLang {
  const requested = (query as { lang?: unknown }).lang;
  return languageFromHeader(typeof requested === 'string' ? requested : undefined);
}
