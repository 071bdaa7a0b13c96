import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { numberFormatFor } from './format-number.ts';

/** What web/vite-plugins/messages.ts makes of a text: its words, and what is filled in between them. */
export type Message = string | readonly Part[];
type Part = string | readonly [name: string, kind?: string, choices?: Readonly<Record<string, readonly Part[]>>];
type Values = Readonly<Record<string, string | number>>;

type Area = Readonly<Record<string, readonly Message[]>>;

/**
 * Each text in every language, in the order of HUMAN_LANGS, all of them always ready: which one is shown is decided
 * where a text is read, so that switching language is an ordinary render and nothing global has to change in step with it.
 */
const catalog: Record<string, readonly Message[]> = {};

/** Called by each area of texts, which a screen imports so that its texts travel in its own chunk. */
export function registerArea(area: Area): void {
  Object.assign(catalog, area);
}

export function translate(lang: HumanLang, key: string, values: Values = {}): string {
  return write(catalog[key]?.[HUMAN_LANGS.indexOf(lang)] ?? key, values, numberFormatFor(lang));
}

/** Within a plural, # represents what is counted. */
function write(message: Message, values: Values, number: (value: number) => string, counted = '#'): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (part === '#' ? counted : typeof part === 'string' ? part : fill(part))).join('');

  function fill([name, kind, choices]: Exclude<Part, string>): string {
    const value = values[name] ?? '';
    if (choices) {
      // Both languages have one form for one, and one for all else.
      const chosen = choices[value] ?? (Number(value) === 1 ? choices.one : undefined) ?? choices.other ?? [];
      return write(chosen, values, number, number(Number(value)));
    }
    return kind === 'number' ? number(Number(value)) : String(value);
  }
}
