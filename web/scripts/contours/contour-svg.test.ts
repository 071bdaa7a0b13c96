import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contourSvg } from './contour-svg.ts';

test('a visitor downloads less than 12 kB of contour lines', () => {
  expect(contourSvg().length).toBeLessThan(12_000);
});

test('the drawing in use is the one the generator makes', () => {
  expect(readFileSync(new URL('../../src/ui/contours.svg', import.meta.url), 'utf8')).toBe(contourSvg());
});

test('every number in the drawing is whole and finite', () => {
  expect(contourSvg()).not.toMatch(/NaN|Infinity|d="[^"]*\./);
});
