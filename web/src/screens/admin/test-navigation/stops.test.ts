import { expect, test } from 'vitest';
import { ROUTE_PATTERNS } from '../../../paths.ts';
import { stopsFor } from './stops.ts';

test('every route of the product can be visited, with nothing left to fill in', () => {
  const stops = stopsFor('kari');
  expect(new Set(stops.map(({ route }) => route))).toEqual(new Set(Object.keys(ROUTE_PATTERNS)));
  for (const { address } of stops) expect(address).not.toContain(':');
  expect(new Set(stops.map(({ address }) => address)).size).toBe(stops.length);
});
