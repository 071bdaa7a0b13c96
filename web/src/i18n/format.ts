import { type HumanLang, LOCALE } from '@kodestien/contract/language';

export type Format = {
  number: (value: number) => string;
  date: (milliseconds: number) => string;
  monthAndYear: (milliseconds: number) => string;
  dateAndTime: (milliseconds: number) => string;
  /** Of a day that is milliseconds of UTC. */
  dayAndMonth: (milliseconds: number) => string;
  /** For a narrow column. */
  shortDate: (milliseconds: number) => string;
};

const made = new Map<HumanLang, Format>();

export function formatFor(lang: HumanLang): Format {
  const cached = made.get(lang);
  if (cached) return cached;
  const format = makeFormat(LOCALE[lang]);
  made.set(lang, format);
  return format;
}

function makeFormat(locale: string): Format {
  const number = whenUsed(() => new Intl.NumberFormat(locale));
  const dateAs = (style: Intl.DateTimeFormatOptions) => {
    const format = whenUsed(() => new Intl.DateTimeFormat(locale, style));
    return (milliseconds: number) => format().format(milliseconds);
  };
  return {
    // Most numbers are small, and every language writes those alike.
    number: (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number().format(value)),
    date: dateAs({ dateStyle: 'long' }),
    monthAndYear: dateAs({ month: 'long', year: 'numeric' }),
    dateAndTime: dateAs({ dateStyle: 'medium', timeStyle: 'short' }),
    dayAndMonth: dateAs({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
    shortDate: dateAs({ dateStyle: 'medium' }),
  };
}

/** Making an Intl formatter costs a phone up to a tenth of a second, using one nothing: made once, and not before. */
function whenUsed<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
