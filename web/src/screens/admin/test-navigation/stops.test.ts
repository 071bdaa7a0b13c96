import { expect, test } from 'vitest';
import { PAGE_NAMES, pageAt } from '../../../paths.ts';
import { stopsFor } from './stops.ts';

test('every page of the product can be visited, with nothing left to fill in', () => {
  const stops = stopsFor('kari');
  expect(new Set(stops.map(({ page }) => page))).toEqual(new Set(PAGE_NAMES));
  for (const { address, page } of stops) {
    expect(address).not.toContain(':');
    expect(pageAt(address)?.name, address).toBe(page);
  }
  expect(new Set(stops.map(({ address }) => address)).size).toBe(stops.length);
});
