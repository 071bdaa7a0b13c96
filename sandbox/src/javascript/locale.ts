/**
 * What programs ask about languages: numbers, dates and the order of words. The engine has none of it, so the Intl of Node
 * or of the browser answers. Text goes in and text comes out; nothing that a program wrote is passed on but words and
 * numbers of a few known forms.
 */

/** Without a language of its own every program gets this one, wherever it runs. */
const LOCALE_USUAL = 'en-US';
const LOCALES = /^(?:nb|nn|no|en|da|sv|fi|is|de|fr|es|it|nl|pl|pt|uk|ar|se|so|tr|ur|vi|zh|ja)(?:-[A-Z]{2})?$/;
const TEXT_MAX = 10_000;
const LIST_MAX = 1_000;
const OPTIONS_MAX = 20;
const FORMATTERS_MAX = 50;

type Options = Record<string, string | number | boolean>;
type Request = { what: string; locale: string; options: Options; value: unknown; other: unknown };

/** Never throws. `timeZone`: that of the program, where it names none. */
export function answerLocale(text: string, timeZone: string | undefined): string {
  try {
    return JSON.stringify({ text: answer(readRequest(text), timeZone) });
  } catch (error) {
    const isRange = error instanceof RangeError;
    const message = error instanceof Error ? error.message.slice(0, 200) : '';
    return JSON.stringify({ error: isRange ? 'RangeError' : 'TypeError', message });
  }
}

function readRequest(text: string): Request {
  if (text.length > 4 * TEXT_MAX) throw new RangeError('Too long');
  const { what, locale, options, value, other } = JSON.parse(text) as Record<string, unknown>;
  const requested = typeof locale === 'string' && LOCALES.test(locale) ? locale : LOCALE_USUAL;
  return { what: String(what), locale: requested, options: readOptions(options), value, other };
}

function readOptions(given: unknown): Options {
  const options: Options = {};
  if (typeof given !== 'object' || given === null) return options;
  for (const [name, value] of Object.entries(given).slice(0, OPTIONS_MAX)) {
    if (!/^[a-zA-Z0-9]{1,30}$/.test(name)) continue;
    const isWord = typeof value === 'string' && /^[A-Za-z0-9_/+-]{1,40}$/.test(value);
    const isNumber = typeof value === 'number' && value >= 0 && value <= 100;
    if (isWord || isNumber || typeof value === 'boolean') options[name] = value;
    else if (typeof value === 'string' || typeof value === 'number')
      throw new RangeError(`${name} value is out of range.`);
  }
  return options;
}

const formatters = new Map<string, unknown>();

/** The machine has another time zone from now on. */
export function forgetFormatters(): void {
  formatters.clear();
}

/** Making one takes much longer than using it. */
function kept<T>({ what, locale, options }: Request, make: () => T): T {
  const key = JSON.stringify([what, locale, options]);
  const known = formatters.get(key);
  if (known) return known as T;
  const made = make();
  if (formatters.size >= FORMATTERS_MAX) formatters.clear();
  formatters.set(key, made);
  return made;
}

function answer(request: Request, timeZone: string | undefined): string {
  const { what, locale, options, value, other } = request;
  switch (what) {
    case 'locale':
      return locale;
    case 'compare':
      return String(kept(request, () => new Intl.Collator(locale, options)).compare(textOf(value), textOf(other)));
    case 'number':
      return kept(request, () => new Intl.NumberFormat(locale, options)).format(
        typeof value === 'string' && /^-?\d{1,300}$/.test(value) ? BigInt(value) : numberOf(value),
      );
    case 'date':
    case 'day':
    case 'time': {
      const date = new Date(numberOf(value));
      if (Number.isNaN(date.getTime())) return 'Invalid Date';
      const zoned = timeZone === undefined || options.timeZone ? options : { ...options, timeZone };
      if (what === 'date') return date.toLocaleString(locale, zoned);
      return what === 'day' ? date.toLocaleDateString(locale, zoned) : date.toLocaleTimeString(locale, zoned);
    }
    case 'plural':
      return kept(request, () => new Intl.PluralRules(locale, options)).select(numberOf(value));
    case 'list':
      if (!Array.isArray(value) || value.length > LIST_MAX) throw new TypeError('Not a list');
      return kept(request, () => new Intl.ListFormat(locale, options)).format(value.map(textOf));
    case 'relative':
      return kept(request, () => new Intl.RelativeTimeFormat(locale, options)).format(
        numberOf(value),
        textOf(other) as Intl.RelativeTimeFormatUnit,
      );
    default:
      throw new TypeError('Not known');
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number(String(value).slice(0, 100));
}

function textOf(value: unknown): string {
  return String(value).slice(0, TEXT_MAX);
}
