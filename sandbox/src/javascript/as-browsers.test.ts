import { describe, expect, test } from 'vitest';
import type { Value } from '../judge/value.ts';
import { observeHere } from './testing/observe-here.ts';

/** What the engine says, as plain data. */
async function valuesOf(codes: readonly string[], program = ''): Promise<unknown[]> {
  const observations = await observeHere(
    program,
    codes.map((code) => ({ kind: 'expression', code: `JSON.stringify(${code})` })),
  );
  return observations.map(({ value, error, stopped }) =>
    value ? JSON.parse((value as Value & { text: string }).text) : (stopped ?? `${error?.type}: ${error?.message}`),
  );
}
/** The same, said by the engine that these tests run in, which is that of Chromium. */
const here = (codes: readonly string[]) =>
  codes.map((code) => JSON.parse(JSON.stringify(new Function(`return ${code}`)())));

describe('Languages are as in browsers', () => {
  const CODES = [
    '["Øl", "Ål", "Ærlig", "bil", "Zoo", "aa", "ape"].sort((a, b) => a.localeCompare(b, "nb"))',
    '["b", "a", "C"].sort((a, b) => a.localeCompare(b, "en"))',
    '"a".localeCompare("A", "en", { sensitivity: "base" })',
    '["item 10", "item 9"].sort(new Intl.Collator("en", { numeric: true }).compare)',
    '(1234567.891).toLocaleString("nb-NO")',
    '(1234567.891).toLocaleString("en-US")',
    '(1234.5).toLocaleString("nb-NO", { style: "currency", currency: "NOK" })',
    '(0.256).toLocaleString("en", { style: "percent", maximumFractionDigits: 1 })',
    '12345678901234567890n.toLocaleString("en")',
    'new Intl.NumberFormat("nb", { minimumFractionDigits: 2 }).format(3)',
    'new Date(Date.UTC(2025, 4, 17, 9, 5)).toLocaleDateString("nb-NO", { dateStyle: "long", timeZone: "UTC" })',
    'new Date(Date.UTC(2025, 4, 17)).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })',
    'new Date(Date.UTC(2025, 4, 17, 9, 5)).toLocaleTimeString("nb", { timeZone: "Europe/Oslo" })',
    'new Intl.DateTimeFormat("nb-NO", { timeZone: "UTC" }).format(new Date(Date.UTC(2025, 4, 17)))',
    'new Intl.PluralRules("en").select(1)',
    'new Intl.ListFormat("nb").format(["a", "b", "c"])',
    'new Intl.RelativeTimeFormat("nb", { numeric: "auto" }).format(-1, "day")',
    'NaN.toLocaleString("en")',
    '[1000, 2.5].toLocaleString("en")',
  ];
  test('for nb and en: numbers, dates, and the order of words', async () => {
    expect(await valuesOf(CODES)).toEqual(here(CODES));
  });

  test('and without a language always as in en-US, in the time of judged programs', async () => {
    expect(await valuesOf(['(1234.5).toLocaleString()', 'new Date(0).toLocaleString()'])).toEqual([
      '1,234.5',
      new Date(0).toLocaleString('en-US', { timeZone: 'UTC' }),
    ]);
  });

  test('and what is no language, or no option, is an error of the program', async () => {
    expect(
      await valuesOf([
        '(1).toLocaleString("not a language")',
        '(1).toLocaleString("en", { maximumFractionDigits: 1e9 })',
        '(1).toLocaleString("en", { style: "currency" })',
        '(1).toLocaleString("en", { style: "no\\u0000such" })',
      ]),
    ).toEqual([
      expect.stringMatching(/^RangeError/),
      expect.stringMatching(/^RangeError/),
      expect.stringMatching(/^TypeError/),
      expect.stringMatching(/^RangeError/),
    ]);
  });

  test('and a program that changes JSON or Intl changes only what it gets itself', async () => {
    const program = 'JSON.parse = () => ({ text: "mine" }); JSON.stringify = () => "{}"; Object.prototype.what = "x";';
    const [observation] = await observeHere(program, [{ kind: 'expression', code: '(1234.5).toLocaleString("en")' }]);
    expect(observation?.value).toEqual({ type: 'string', text: '1,234.5' });
  });
});

describe('Sorting is as in V8', () => {
  const row = (length: number) => `Array.from({ length: ${length} }, (_, i) => (i * 7919 + 13) % 101)`;
  const CODES = [
    `${row(5)}.sort((a, b) => a > b)`,
    `${row(20)}.sort((a, b) => a < b)`,
    `${row(60)}.sort((a, b) => a > b)`,
    `${row(60)}.toSorted((a, b) => b - a)`,
    `${row(500)}.sort((a, b) => a - b)`,
    '[3, undefined, 1, , 2].sort((a, b) => a - b)',
    '[{ n: 2, i: 1 }, { n: 1, i: 2 }, { n: 2, i: 3 }, { n: 1, i: 4 }].sort((a, b) => a.n - b.n)',
    '[10, 9, 1].sort()',
    '["b", "a"].sort(() => NaN)',
    '[1, 2, 3, 4].sort(() => -1)',
  ];
  test('also for comparators that answer true and false, and sort nothing', async () => {
    expect(await valuesOf(CODES)).toEqual(here(CODES));
  });
});
