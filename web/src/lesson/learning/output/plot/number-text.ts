import { type HumanLang, LOCALE } from '@kodestien/contract/language';

const LARGE = 1e7;
const SMALL = 1e-4;
const DIGITS = 6;
const RAISED: Readonly<Record<string, string>> = {
  '-': '⁻',
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((raised, digit) => [String(digit), raised])),
};

/** A number as the language writes it in mathematics: −0,5 and 2,4 · 10⁹. */
export function numberText(value: number, lang: HumanLang): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= LARGE || size < SMALL)) {
    const [mantissa = '', power = ''] = value.toExponential(3).split('e');
    const raised = [...power.replace('+', '')].map((sign) => RAISED[sign] ?? '').join('');
    return `${plainText(Number(mantissa), lang)} · 10${raised}`;
  }
  return plainText(value, lang);
}

const formats = new Map<HumanLang, Intl.NumberFormat>();

function plainText(value: number, lang: HumanLang): string {
  const format = formats.get(lang) ?? new Intl.NumberFormat(LOCALE[lang], { maximumSignificantDigits: DIGITS });
  formats.set(lang, format);
  return format.format(value).replace('-', '−');
}
