import { type HumanLang, isTranslated } from '@kodestien/contract/language';

/** The title that a document's text gives it, if it can be read already. */
export function titleIn(text: string | null, lang: HumanLang): string | null {
  const tittel = readDocument(text)?.tittel;
  return (isTranslated(tittel) && tittel[lang]) || null;
}

/** The document as far as its text is JSON and an object; null otherwise. */
export function readDocument(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
