import { expect, test } from 'vitest';
import { uptimeParts } from './uptime.ts';

test('the time since the start is written in its two largest parts', () => {
  expect(uptimeParts(5_900)).toEqual([{ value: 5, unit: 'second' }]);
  expect(uptimeParts(61 * 60_000)).toEqual([
    { value: 1, unit: 'hour' },
    { value: 1, unit: 'minute' },
  ]);
  expect(uptimeParts(50 * 3_600_000)).toEqual([
    { value: 2, unit: 'day' },
    { value: 2, unit: 'hour' },
  ]);
});
