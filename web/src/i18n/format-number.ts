import { type HumanLang, LOCALE } from '@kodestien/contract/language';

type NumberFormat = (value: number) => string;

const made = new Map<HumanLang, NumberFormat>();

/** Apart from dates: every page has numbers in its texts. */
export function numberFormatFor(lang: HumanLang): NumberFormat {
  const cached = made.get(lang);
  if (cached) return cached;
  const format = whenUsed(() => new Intl.NumberFormat(LOCALE[lang]));
  // Most numbers are small, and every language writes those alike.
  const write: NumberFormat = (value) =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : format().format(value);
  made.set(lang, write);
  return write;
}

/** Making an Intl formatter costs a phone up to a tenth of a second, using one nothing: made once, and not before. */
export function whenUsed<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
