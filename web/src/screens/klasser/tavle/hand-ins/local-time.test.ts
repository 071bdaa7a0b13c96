import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-time.ts';

test('a moment goes into a field and comes back the same, to the minute', () => {
  const time = new Date(2027, 1, 3, 14, 5).getTime();
  expect(toLocalInput(time)).toBe('2027-02-03T14:05');
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test('what is no date is nothing', () => {
  for (const text of ['', 'i morgen', '2027-13-40T99:99']) expect(fromLocalInput(text)).toBeNull();
});
