import { expect, test } from 'vitest';
import { initials, pictureSet } from './avatar-picture.ts';

test('each kind of screen gets the smallest picture that is sharp on it', () => {
  expect(pictureSet('/bilder/x', 48)).toBe('/bilder/x/mikro.webp 1x, /bilder/x/liten.webp 2x, /bilder/x/norm.webp 3x');
  expect(pictureSet('/bilder/x', 36)).toBe('/bilder/x/mikro.webp 1x, /bilder/x/liten.webp 2x, /bilder/x/norm.webp 3x');
  expect(pictureSet('/bilder/x', 600)).toBe('/bilder/x/stor.webp 1x, /bilder/x/stor.webp 2x, /bilder/x/stor.webp 3x');
});

test.each([
  ['Kari Nordmann', 'KN'],
  ['  Åse  Marie Østby ', 'ÅØ'],
  ['kari7', 'KA'],
  ['k', 'K'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
