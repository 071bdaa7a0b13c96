import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const COLOUR = /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;
const colours = new Map([...css.matchAll(COLOUR)].map(([, name, light, dark]) => [name, { light, dark }]));

const TEXT = 4.5;
const CONTROL = 3;
const GROUNDS = ['paper', 'paper-raised', 'paper-sunken'];
const PLOT = ['blue', 'orange', 'green', 'purple', 'sky', 'gold', 'grey', 'red', 'brown'];
const TONES = ['trail', 'spruce', 'lake', 'heather', 'cloudberry', 'issue'];

/** Every pair that meets somewhere on a screen. */
const PAIRS: [front: string, back: string, least: number][] = [
  ...['ink', 'ink-soft', ...TONES].flatMap((front) =>
    GROUNDS.map((back): [string, string, number] => [front, back, TEXT]),
  ),
  ...TONES.flatMap((tone): [string, string, number][] => [
    ['ink', `${tone}-tint`, TEXT],
    ['ink-soft', `${tone}-tint`, TEXT],
    [tone, `${tone}-tint`, TEXT],
    ['lake', `${tone}-tint`, TEXT],
  ]),
  ['on-trail', 'trail', TEXT],
  ['on-trail', 'trail-deep', TEXT],
  ['on-spruce', 'spruce', TEXT],
  ['on-issue', 'issue', TEXT],
  ['trail-deep', 'paper', TEXT],
  ...['edge', 'outline'].flatMap((front) => GROUNDS.map((back): [string, string, number] => [front, back, CONTROL])),
  ...['strength-weak', 'strength-medium'].map((front): [string, string, number] => [front, 'paper-raised', CONTROL]),
  ...PLOT.map((name): [string, string, number] => [`plot-${name}`, 'paper-raised', CONTROL]),
];

/** Contrast of two opaque colours as WCAG 2 defines it, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

describe.each(['light', 'dark'] as const)('a person reading in the %s theme', (theme) => {
  test.each(PAIRS)('can tell %s from %s', (front, back, least) => {
    const first = colours.get(front)?.[theme];
    const second = colours.get(back)?.[theme];
    if (!first || !second) throw new Error(`tokens.css does not declare --${first ? back : front}`);
    expect(contrast(first, second)).toBeGreaterThanOrEqual(least);
  });
});
