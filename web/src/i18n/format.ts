import { type HumanLang, LOCALE } from '@kodestien/contract/language';

export type Format = {
  number: (value: number) => string;
  date: (milliseconds: number) => string;
  monthAndYear: (milliseconds: number) => string;
  dateAndTime: (milliseconds: number) => string;
  /** For a narrow column. */
  shortDate: (milliseconds: number) => string;
};

/** Making an Intl formatter is slow, using one is not: they are made once for each language. */
const made = new Map<HumanLang, Format>();

export function formatFor(lang: HumanLang): Format {
  const known = made.get(lang);
  if (known) return known;
  const format = makeFormat(LOCALE[lang]);
  made.set(lang, format);
  return format;
}

function makeFormat(locale: string): Format {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return {
    number: (value) => number.format(value),
    date: (milliseconds) => date.format(milliseconds),
    monthAndYear: (milliseconds) => monthAndYear.format(milliseconds),
    dateAndTime: (milliseconds) => dateAndTime.format(milliseconds),
    shortDate: (milliseconds) => shortDate.format(milliseconds),
  };
}
