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
  'no_variable', // the variable that was to get another value is not set at the top level
  'not_random', // by chance it should differ, and it is always the same
  'out_of_range', // chance gives something that it should not
  'missing_outcome', // chance never gives something that it should
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
  'no_element', // an event could not be played: its element is not on the page
  'different',
] as const;
export type Reason = (typeof REASONS)[number] | `error:${string}`;
