import { expect, test } from 'vitest';
import { canonicalValue } from './canonical.ts';

const PAGE = 'http://localhost:3000/sandbox/style';

test.each([
  ['url("http://localhost:3000/sandbox/a.png"), none', 'url("a.png"), none'],
  ['url("http://localhost:3000/bilder/a.png")', 'url("/bilder/a.png")'],
  ['url("https://other.no/a.png") 5px', 'url("https://other.no/a.png") 5px'],
  ['url("data:image/png;base64,AA==")', 'url("data:image/png;base64,AA==")'],
  ['oklab(0.539974 0.0962086 -0.0928316)', 'oklab(0.54 0.0962 -0.0928)'],
  ['color(display-p3 0.123456 1 0 / 0.33333)', 'color(display-p3 0.1235 1 0 / 0.3333)'],
  ['rgba(1, 2, 3, 0.467)', 'rgba(1, 2, 3, 0.467)'],
  ['calc(33.3333% + 0.123456px)', 'calc(33.3333% + 0.123456px)'],
])('What a browser wrote as %s is compared as %s', (written, canonical) => {
  expect(canonicalValue(written, PAGE)).toBe(canonical);
});
