import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import { numberFormatFor, whenUsed } from './format-number.ts';

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
  const format = makeFormat(lang);
  made.set(lang, format);
  return format;
}

function makeFormat(lang: HumanLang): Format {
  const dateAs = (style: Intl.DateTimeFormatOptions) => {
    const format = whenUsed(() => new Intl.DateTimeFormat(LOCALE[lang], style));
    return (milliseconds: number) => format().format(milliseconds);
  };
  return {
    number: numberFormatFor(lang),
    date: dateAs({ dateStyle: 'long' }),
    monthAndYear: dateAs({ month: 'long', year: 'numeric' }),
    dateAndTime: dateAs({ dateStyle: 'medium', timeStyle: 'short' }),
    dayAndMonth: dateAs({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
    shortDate: dateAs({ dateStyle: 'medium' }),
  };
}
