export const HUMAN_LANGS = ['_no', '_eng'] as const;
export type HumanLang = (typeof HUMAN_LANGS)[number];

export const DEFAULT_HUMAN_LANG: HumanLang = '_no';

/** What each language is called in the language menu (specification point 1). */
export const HUMAN_LANG_NAME: Record<HumanLang, string> = { _no: 'Norsk', _eng: 'Engelsk' };

/** BCP 47 tag: for `<html lang>`, Accept-Language, dates and numbers. */
export const LOCALE: Record<HumanLang, string> = { _no: 'nb', _eng: 'en' };

export type Translated = Record<HumanLang, string>;

export function isTranslated(value: unknown): value is Translated {
  return (
    typeof value === 'object' &&
    value !== null &&
    HUMAN_LANGS.every((lang) => lang in value && typeof (value as Translated)[lang] === 'string')
  );
}

export function isHumanLang(value: unknown): value is HumanLang {
  return HUMAN_LANGS.some((lang) => lang === value);
}

/** A map and not an object: `constructor` and `__proto__` come from outside too, and every object has those. */
const TAGS = new Map<string, HumanLang>([
  ['nb', '_no'],
  ['no', '_no'],
  ['nn', '_no'],
  ['en', '_eng'],
]);

/** `en-GB` or `nb`, as in `?lang=`; undefined for a language that we do not speak. */
export function languageFromTag(tag: string): HumanLang | undefined {
  return TAGS.get(tag.trim().toLowerCase().split('-')[0] ?? '');
}

/** The first language in an Accept-Language header that we speak, by weight; Norwegian otherwise. */
export function languageFromHeader(header: string | undefined): HumanLang {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { lang: languageFromTag(tag), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.lang !== undefined && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes[0]?.lang ?? DEFAULT_HUMAN_LANG;
}
