import { type HumanLang, LOCALE } from '@kodestien/contract/language';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * One catalog for each language, both always ready: which of them speaks is decided where a text is asked
 * for, so that switching language is an ordinary render and nothing global has to change in step with it.
 */
const catalogs: Record<HumanLang, I18n> = { _no: catalogFor('_no'), _eng: catalogFor('_eng') };

function catalogFor(lang: HumanLang): I18n {
  return setupI18n({ locale: lang, locales: [LOCALE[lang]], messages: { [lang]: {} } });
}

/** Called by each file in `areas/`, which a screen imports so that its texts travel in its own chunk. */
export function registerArea(area: Record<HumanLang, Messages>): void {
  catalogs._no.load('_no', area._no);
  catalogs._eng.load('_eng', area._eng);
}

export function translate(lang: HumanLang, key: string, values?: Record<string, string | number>): string {
  return catalogs[lang]._(key, values);
}
