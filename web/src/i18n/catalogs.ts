import type { HumanLang } from '@kodestien/contract/language';
import { formatFor } from './format.ts';

/** What web/vite-plugins/messages.ts makes of a text: its words, and what is filled in between them. */
export type Message = string | readonly Part[];
type Part = string | readonly [name: string, kind?: string, choices?: Readonly<Record<string, readonly Part[]>>];
type Values = Readonly<Record<string, string | number>>;

/**
 * One catalog for each language, both always ready: which of them speaks is decided where a text is asked
 * for, so that switching language is an ordinary render and nothing global has to change in step with it.
 */
const catalogs: Record<HumanLang, Record<string, Message>> = { _no: {}, _eng: {} };

/** Called by each area of texts, which a screen imports so that its texts travel in its own chunk. */
export function registerArea(area: Record<HumanLang, Record<string, Message>>): void {
  Object.assign(catalogs._no, area._no);
  Object.assign(catalogs._eng, area._eng);
}

export function translate(lang: HumanLang, key: string, values: Values = {}): string {
  return write(catalogs[lang][key] ?? key, values, formatFor(lang).number);
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
