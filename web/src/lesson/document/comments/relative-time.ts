import { type HumanLang, LOCALE } from '@kodestien/contract/language';

const STEPS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][];

const formatters = new Map<HumanLang, Intl.RelativeTimeFormat>();

/** "3 hours ago", in the largest unit that fits; under a minute is now, and so is a clock that runs ahead. */
export function relativeTime(then: number, now: number, lang: HumanLang): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return formatterFor(lang).format(-Math.floor(seconds / length) || 0, unit);
}

function formatterFor(lang: HumanLang): Intl.RelativeTimeFormat {
  const cached = formatters.get(lang);
  if (cached) return cached;
  const made = new Intl.RelativeTimeFormat(LOCALE[lang], { numeric: 'auto' });
  formatters.set(lang, made);
  return made;
}
