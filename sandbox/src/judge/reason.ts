/**
 * Why a check failed. An error of the program is `error:` and its class.
 * Authors hang their help on these, and recorded wrong attempts state which of them they must fail with.
 */
export const REASONS = [
  'syntax', // the program did not start
  'time', // it did not end
  'memory',
  'output', // it printed without end
  'crash',
  'no_error', // the reference ends with an error here, and this did not
  'nothing', // printed nothing
  'case',
  'spaces',
  'punctuation',
  'rounding',
  'off_by_one',
  'missing_line',
  'extra_line',
  'order',
  'missing_item',
  'extra_item',
  'type', // the right text, the wrong type: "4" and 4
  'none', // returned nothing
  'printed_not_returned',
  'drawing',
  'missing', // the selector finds nothing
  'different',
] as const;
export type Reason = (typeof REASONS)[number] | `error:${string}`;
