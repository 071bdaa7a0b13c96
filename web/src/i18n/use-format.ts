import { type Format, formatFor } from './format.ts';
import { useHumanLang } from './use-human-lang.ts';

/** Numbers and dates as the chosen language writes them. */
export function useFormat(): Format {
  return formatFor(useHumanLang());
}
