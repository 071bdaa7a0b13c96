/** As Chromium writes numbers in computed values: six digits, no zeros that say nothing. */
export function writeNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1_000_000) return String(value + 0);
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'infinity' : '-infinity';
  const digits = value.toPrecision(6);
  const [mantissa = '', exponent] = digits.split('e');
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  if (exponent === undefined) return short === '-0' ? '0' : short;
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${short}e${sign}${exponent.replace(/^[+-]/, '').padStart(2, '0')}`;
}

/** No length is longer in a browser. */
const LONGEST = 33_554_428;

export function writePixels(value: number): string {
  const bounded = Number.isNaN(value) ? 0 : Math.min(LONGEST, Math.max(-LONGEST, value));
  return `${writeNumber(bounded)}px`;
}
